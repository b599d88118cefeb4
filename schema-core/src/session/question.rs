//! [`Question`]: what is asked, and in which words it is asked again.

use core::convert::Infallible;
use core::fmt;
use std::borrow::Cow;
use std::collections::HashSet;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::answer::{Answer, AnswerError, Violations};
use crate::field::{DefaultBuf, FieldBuf, Keyword};
use crate::form::FormSchema;
use crate::rules;

/// A form and a message, and how often it may be asked.
///
/// ```
/// use schema_core::session::Question;
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
/// let question = Question::new(&form, "Really?").attempts(5);
/// assert_eq!(question.message(), "Really?");
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Question<'a> {
    pub(super) form: &'a FormSchema<'a>,
    pub(super) message: Cow<'a, str>,
    pub(super) key: Option<Cow<'a, str>>,
    /// Whether an answer under the key counts, whatever was asked.
    pub(super) fixed: bool,
    pub(super) attempts: u32,
    pub(super) meta: Option<Map<String, Value>>,
}

impl<'a> Question<'a> {
    /// How often a question is asked, if nothing else is said.
    pub const ATTEMPTS: u32 = 3;

    /// The question of this form.
    ///
    /// ```
    /// # use schema_core::session::Question;
    /// # use schema_core::{Field, FormSchema};
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(Question::new(&form, "Really?").form(), &form);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn new(form: &'a FormSchema<'a>, message: impl Into<Cow<'a, str>>) -> Self {
        Self {
            form,
            message: message.into(),
            key: None,
            fixed: false,
            attempts: Self::ATTEMPTS,
            meta: None,
        }
    }

    /// The same, asked at most so many times, and at least once.
    ///
    /// ```
    /// # use schema_core::session::Question;
    /// # use schema_core::{Field, FormSchema};
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let once = Question::new(&form, "Really?").attempts(1);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn attempts(self, attempts: u32) -> Self {
        Self { attempts, ..self }
    }

    /// The same with a `_meta` of the request, where the revision has one: see
    /// [`with_meta`](crate::ElicitRequestFormParams::with_meta).
    ///
    /// ```
    /// # use schema_core::session::Question;
    /// # use schema_core::{Field, FormSchema};
    /// use serde_json::{Map, json};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let meta = Map::from_iter([("example.com/trace".to_owned(), json!(7))]);
    /// let traced = Question::new(&form, "Really?").meta(meta);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn meta(self, meta: Map<String, Value>) -> Self {
        Self { meta: Some(meta), ..self }
    }

    /// The same, under a name of its own among the `inputRequests` of a round. Without
    /// one it has a name that is made of the question.
    ///
    /// ```
    /// # use schema_core::session::Question;
    /// # use schema_core::{Field, FormSchema};
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let named = Question::new(&form, "Really?").key("sure");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn key(self, key: impl Into<Cow<'a, str>>) -> Self {
        Self { key: Some(key.into()), ..self }
    }

    /// As [`key`](Self::key), and an answer under that name counts even if nobody was
    /// asked, or was asked something else: for a question that is the same for ever, to
    /// clients that answer it with their first call, or send no state back.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// let form = FormSchema::builder().field(Field::string("city")).build()?;
    /// let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {}}));
    /// let params = json!({"inputResponses": {"city": {"action": "decline"}}});
    ///
    /// let mut round = Round::new(&client, "weather", &params);
    /// let question = Question::new(&form, "Where?").fixed_key("city");
    /// assert!(round.ask_question::<Value>(&question)?.is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fixed_key(self, key: impl Into<Cow<'a, str>>) -> Self {
        Self { key: Some(key.into()), fixed: true, ..self }
    }

    /// The form as it is declared: every answer is judged by this one.
    ///
    /// ```
    /// # use schema_core::session::Question;
    /// # use schema_core::{Field, FormSchema};
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(Question::new(&form, "Really?").form().fields().len(), 1);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn form(&self) -> &FormSchema<'a> {
        self.form
    }

    /// The message of the first time.
    ///
    /// ```
    /// # use schema_core::session::Question;
    /// # use schema_core::{Field, FormSchema};
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(Question::new(&form, "Really?").message(), "Really?");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The answer in a result, by the form as it is declared and a rule of the author's.
    pub(super) fn judge<T: for<'de> Deserialize<'de>, E: fmt::Display>(
        &self,
        result: &Value,
        rule: impl FnOnce(&T) -> Result<(), E>,
    ) -> Result<Answer<T>, AnswerError> {
        let answer = self.form.answer(result.clone())?;
        if let Answer::Accept(value) = &answer {
            rule(value).map_err(|says| Violations::of_rule(says.to_string()))?;
        }
        Ok(answer)
    }

    /// How it is asked after an answer that is none: the message, an empty line, and
    /// all that was wrong; the form with the good values of that answer as defaults,
    /// so that nobody types them again.
    ///
    /// After a result that is no answer at all it is asked as before: that was the
    /// client's fault, and the person has done nothing wrong.
    ///
    /// ```
    /// use schema_core::session::Question;
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::{Value, json};
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::string("name").required(true))
    ///     .field(Field::integer("seats").max(6).required(true))
    ///     .build()?;
    /// let result = json!({"action": "accept", "content": {"name": "Kim", "seats": 7}});
    /// let error = form.answer::<Value>(result.clone()).unwrap_err();
    ///
    /// let question = Question::new(&form, "How many?");
    /// let (message, form) = question.again(&result, &error);
    /// assert_eq!(message, "How many?\n\nseats: must be at most 6");
    /// assert_eq!(
    ///     form.to_string(),
    ///     r#"{"type":"object","properties":{"name":{"type":"string","default":"Kim"},"seats":{"type":"integer","maximum":6}},"required":["name","seats"]}"#,
    /// );
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn again(&self, result: &Value, error: &AnswerError) -> (String, FormSchema<'static>) {
        let wrong: HashSet<&str> = match error {
            AnswerError::Violations(violations) => {
                violations.iter().filter_map(|violation| violation.field()).collect()
            }
            AnswerError::Refused(refusal) => refusal.field().into_iter().collect(),
            // Nothing of it was shown to the person.
            AnswerError::Malformed(_) => {
                return (self.message.to_string(), self.form.clone().into_owned());
            }
        };
        let form = with_defaults(self.form, result.get("content"), &wrong);
        (format!("{}\n\n{error}", self.message), form)
    }
}

/// The form with the values of the content as defaults, but for the wrong ones.
fn with_defaults(
    form: &FormSchema<'_>,
    content: Option<&Value>,
    wrong: &HashSet<&str>,
) -> FormSchema<'static> {
    let fields = form.fields().map(|field| {
        let mut field = FieldBuf::from(field).into_owned();
        let given = content.and_then(|content| content.get(&*field.name));
        if let Some(given) = given.filter(|_| !wrong.contains(&*field.name)) {
            prefill(&mut field, given);
        }
        field
    });
    let mut shown = FormSchema::owned(fields.collect()).with_rules(form.rules());
    shown.dialect = form.dialect().map(|dialect| Cow::Owned(dialect.to_owned()));
    shown
}

/// Makes the value the default, unless a rule about defaults refuses it: what is
/// required stays so, and the form a legal one.
fn prefill(field: &mut FieldBuf<'static>, given: &Value) {
    let Some(default) = as_default(given) else { return };
    let before = field.default.replace(default);
    let mut is_refused = false;
    rules::faults(&field.as_field(), &mut |keyword, _| is_refused |= keyword == Keyword::Default);
    if is_refused {
        field.default = before;
    }
}

fn as_default(value: &Value) -> Option<DefaultBuf<'static>> {
    Some(match value {
        Value::Bool(value) => DefaultBuf::Boolean(*value),
        Value::Number(number) => DefaultBuf::Number(number.into()),
        Value::String(text) => DefaultBuf::String(Cow::Owned(text.clone())),
        Value::Array(values) => DefaultBuf::List(
            values
                .iter()
                .map(|value| value.as_str().map(|text| Cow::Owned(text.to_owned())))
                .collect::<Option<_>>()?,
        ),
        Value::Null | Value::Object(_) => return None,
    })
}

/// No rule but those of the form.
#[allow(clippy::unnecessary_wraps)] // it stands where a rule may
pub(super) fn no_rule<T>(_: &T) -> Result<(), Infallible> {
    Ok(())
}
