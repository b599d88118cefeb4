//! Answers: the client's `ElicitResult` against the form that was shown.
//!
//! Normalise, validate, deserialise, in this order; each of the rules about a
//! value is one of `rules`, the same that a default has to keep.

mod check;
mod content;
mod error;
#[cfg(feature = "formats")]
mod format;
mod keys;
mod list;
mod model;
mod one;
mod outcome;
mod plain;
mod subject;
mod violation;
mod words;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::field::FieldRef;
use crate::form::FormSchema;
use check::Findings;
use content::Content;
use keys::Keys;

pub use error::{AnswerError, MalformedResult, Refusal};
pub use outcome::Answer;
pub use violation::{Violation, Violations};

#[cfg(feature = "tools")]
pub(crate) use check::is_of_format;
#[cfg(feature = "tools")]
pub(crate) use model::line_of;
#[cfg(feature = "tools")]
pub(crate) use subject::Subject;

impl FormSchema<'_> {
    /// Checks the content of an answer, as JSON Schema reads the form: an absent
    /// field is one without a key, `null` is a value, a default fills nothing in.
    /// So it is for a client, before it sends; [`answer`](Self::answer) is for the
    /// server, and takes a `null` for an optional field as well.
    ///
    /// An undeclared key is ignored whatever its value, `30.0` is an integer,
    /// and lengths count Unicode code points. With the feature `formats`, which
    /// is on by default, a string has to be of its format: `date` and
    /// `date-time` by RFC 3339, `uri` by RFC 3986, `email` a mailbox of RFC
    /// 5321 at a host name; without it formats are not looked at. What the Rust
    /// type of a field can't hold is a violation too (an `f32` overflow, 0 for
    /// a `NonZero`).
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::string("name").title("Your name").min_length(3).required(true))
    ///     .field(Field::integer("age").title("Age").min(18))
    ///     .build()?;
    /// assert!(form.validate(&json!({"name": "Kim", "age": 30.0, "other": []})).is_ok());
    ///
    /// let violations = form.validate(&json!({"name": "", "age": 17})).unwrap_err();
    /// assert_eq!(
    ///     violations.to_string(),
    ///     "Your name: must have at least 3 characters, not 0\nAge: must be at least 18",
    /// );
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the content, in the order of the fields.
    pub fn validate(&self, content: &Value) -> Result<(), Violations> {
        let mut findings = Findings::default();
        match content {
            Value::Object(content) => {
                let mut keys = Keys::new(content);
                self.visit(&mut |field| match keys.take(field.name()) {
                    Some(value) => findings.check(field, value),
                    None => findings.absent(field),
                });
            }
            other => findings.not_an_object(other),
        }
        findings.finish()
    }

    /// What the person did with the form: the client's `ElicitResult`, checked
    /// against *this* form and turned into a `T`.
    ///
    /// `content` is looked at when the person accepted, and only then; a
    /// missing one counts as empty. A field that is not required is absent also
    /// when it is `null`, and when it is an empty text where none can be legal (a format,
    /// a least length, a select): so clients send what the person left alone. An absent
    /// field gets its default, unless its type is an `Option`; and a whole number that
    /// came as `30.0` becomes `30` in an integer field. Then all rules of [`validate`](Self::validate) hold,
    /// and those of your own (`check = path`), each about a part in which nothing else is wrong.
    ///
    /// A struct gets the fields of the form and nothing else, so that
    /// `deny_unknown_fields` does no harm. A map or a `serde_json::Value`, for a
    /// form without a type, also keeps the keys that the form does not declare.
    ///
    /// ```
    /// use schema_core::{Answer, Field, FormSchema};
    /// use serde_json::{Value, json};
    ///
    /// #[derive(serde::Deserialize)]
    /// struct Deploy {
    ///     branch: String,
    ///     retries: u8,
    /// }
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::single_select("branch", ["main", "next"]).required(true))
    ///     .field(Field::of::<u8>("retries").default(3))
    ///     .build()?;
    /// let result = json!({"action": "accept", "content": {"branch": "next", "note": "now"}});
    ///
    /// let deploy: Deploy = form.answer(result.clone())?.accepted().ok_or("not accepted")?;
    /// assert_eq!((deploy.branch.as_str(), deploy.retries), ("next", 3));
    ///
    /// let content = form.answer::<Value>(result)?;
    /// assert_eq!(content, Answer::Accept(json!({"branch": "next", "retries": 3, "note": "now"})));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`AnswerError`] tells apart what is no `ElicitResult` at all, what the
    /// person has to correct, and what only the `Deserialize` of `T` refuses.
    // `DeserializeOwned`, but of this bound the compiler says how to get it.
    pub fn answer<T: for<'de> Deserialize<'de>>(
        &self,
        result: Value,
    ) -> Result<Answer<T>, AnswerError> {
        Ok(match self.settle(result)? {
            Answer::Accept(content) => {
                Answer::Accept(content.deserialize().map_err(|error| Refusal::new(self, error))?)
            }
            Answer::Decline => Answer::Decline,
            Answer::Cancel => Answer::Cancel,
        })
    }

    /// The same of the `ElicitResult` as text.
    ///
    /// ```
    /// use schema_core::{Answer, Field, FormSchema};
    /// use serde_json::{Value, json};
    ///
    /// let form = FormSchema::builder().field(Field::integer("age").max(120)).build()?;
    /// let answer = form.answer_str::<Value>(r#"{"action":"accept","content":{"age":30}}"#)?;
    /// assert_eq!(answer, Answer::Accept(json!({"age": 30})));
    ///
    /// let error = form.answer_str::<Value>(r#"{"action":"acc"#).unwrap_err();
    /// assert!(error.to_string().starts_with("the client's result is no JSON: EOF"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`answer`](Self::answer); [`MalformedResult::NotJson`] where the text is no JSON.
    pub fn answer_str<T: for<'de> Deserialize<'de>>(
        &self,
        result: &str,
    ) -> Result<Answer<T>, AnswerError> {
        if let Some(content) = plain::read(self, result) {
            return Ok(Answer::Accept(content));
        }
        let result = serde_json::from_str(result);
        self.answer(result.map_err(|error| MalformedResult::not_json(&error))?)
    }

    /// All of `answer` that does not depend on the type.
    fn settle(&self, result: Value) -> Result<Answer<Content>, AnswerError> {
        Ok(match read_result(result)? {
            Answer::Accept(content) => Answer::Accept(self.normalise(content)?),
            Answer::Decline => Answer::Decline,
            Answer::Cancel => Answer::Cancel,
        })
    }

    /// Checks the content as it will be, and brings it there.
    fn normalise(&self, mut content: Map<String, Value>) -> Result<Content, Violations> {
        let mut findings = Findings::default();
        let mut changes = Vec::new();
        let (mut declared, mut place, mut wrong) = (0, 0, Vec::new());
        let rules = self.rules();
        let mut keys = Keys::new(&content);
        self.visit(&mut |field| {
            let value = keys.take(field.name());
            declared += usize::from(value.is_some());
            let before = findings.count();
            settle_field(field, value, &mut findings, &mut changes);
            if findings.count() > before && !rules.is_empty() {
                wrong.push(place);
            }
            place += 1;
        });
        let has_more = content.len() > declared;
        for (name, value) in changes {
            match value {
                Some(value) => content.insert(name.to_owned(), value),
                None => content.remove(name),
            };
        }
        for says in self.refusals(&rules, &content, wrong) {
            findings.refused(says);
        }
        findings.finish()?;
        Ok(if has_more { self.split(content) } else { Content::of_fields(content) })
    }

    /// The fields of the form apart from whatever else the content has.
    fn split(&self, mut content: Map<String, Value>) -> Content {
        // From the form's side, which is short: a hostile content is not.
        let mut declared = Map::new();
        self.visit(&mut |field| declared.extend(content.remove_entry(field.name())));
        Content { declared, rest: content }
    }
}

/// Of a form that stands in the schema of a tool.
#[cfg(feature = "tools")]
impl crate::field::Whole for FormSchema<'static> {
    fn refusals(&self, value: &Value) -> Vec<String> {
        let Some(content) = value.as_object() else { return Vec::new() };
        self.refusals(&self.rules(), content, Vec::new())
    }
}

/// Checks a field as it will be; adds what it becomes, if that is something else.
fn settle_field<'f>(
    field: FieldRef<'f>,
    value: Option<&Value>,
    findings: &mut Findings,
    changes: &mut Vec<(&'f str, Option<Value>)>,
) {
    let before = findings.count();
    match value {
        Some(value) if field.facts().required || !is_absent(field, value) => {
            findings.check(field, value);
            let canonical = check::canonical(field, value);
            findings.ask(field, canonical.as_ref().unwrap_or(value), before);
            changes.extend(canonical.map(|canonical| (field.name(), Some(canonical))));
        }
        absent => {
            let default = default_of(field);
            match &default {
                Some(default) => {
                    findings.check_default(field, default);
                    findings.ask(field, default, before);
                }
                None => findings.absent(field),
            }
            if absent.is_some() || default.is_some() {
                changes.push((field.name(), default));
            }
        }
    }
}

/// Whether the value of a field that is not required stands for none.
fn is_absent(field: FieldRef<'_>, value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty() && check::refuses_empty(field),
        _ => false,
    }
}

/// What an absent field becomes.
fn default_of(field: FieldRef<'_>) -> Option<Value> {
    if field.facts().optional { None } else { field.field().default_json() }
}

/// The client's `ElicitResult`, with the content it was accepted with.
pub(crate) fn read_result(result: Value) -> Result<Answer<Map<String, Value>>, MalformedResult> {
    let Value::Object(result) = result else { return Err(MalformedResult::NotAnObject) };
    let (mut action, mut content) = (Value::Null, Value::Null);
    for (key, value) in result {
        match key.as_str() {
            "action" => action = value,
            "content" => content = value,
            _ => {}
        }
    }
    let Value::String(action) = action else { return Err(MalformedResult::NoAction) };
    match (action.as_str(), content) {
        ("accept", Value::Object(content)) => Ok(Answer::Accept(content)),
        ("accept", Value::Null) => Ok(Answer::Accept(Map::new())),
        ("accept", _) => Err(MalformedResult::ContentNotAnObject),
        ("decline", _) => Ok(Answer::Decline),
        ("cancel", _) => Ok(Answer::Cancel),
        (other, _) => Err(MalformedResult::unknown_action(other)),
    }
}
