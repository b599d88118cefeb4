//! [`ElicitSchema`]: a struct that is a form.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Value;

use crate::answer::{Answer, AnswerError};
use crate::form::{ElicitRequestFormParams, FormSchema};

/// A struct that is a form. Derive it: `#[derive(ElicitSchema)]`.
///
/// ```
/// use schema_core::ElicitSchema;
///
/// #[derive(ElicitSchema)]
/// struct Signup {
///     #[field(title = "E-mail", format = "email")]
///     email: String,
///     age: Option<u8>,
/// }
/// assert_eq!(Signup::schema().fields().len(), 2);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a form",
    label = "a form is a struct with named fields and `#[derive(ElicitSchema)]`",
    note = "text, numbers, lists and enums are fields of a form, never a form themselves: wrap one in a struct"
)]
pub trait ElicitSchema {
    /// The form, as a constant.
    ///
    /// ```
    /// use schema_core::{ElicitSchema, FormSchema};
    ///
    /// #[derive(ElicitSchema)]
    /// struct Confirm {
    ///     sure: bool,
    /// }
    ///
    /// const FORMS: [&FormSchema; 1] = [Confirm::SCHEMA];
    /// assert_eq!(FORMS[0].fields().len(), 1);
    /// ```
    const SCHEMA: &'static FormSchema<'static>;

    /// The form. It costs nothing: it is a constant.
    ///
    /// ```
    /// use schema_core::ElicitSchema;
    ///
    /// #[derive(ElicitSchema)]
    /// struct Confirm {
    ///     sure: bool,
    /// }
    /// assert!(Confirm::schema().field("sure").is_some());
    /// ```
    fn schema() -> &'static FormSchema<'static> {
        Self::SCHEMA
    }

    /// The JSON of the form, made once: what [`FormSchema::to_json`] gives.
    ///
    /// ```
    /// use schema_core::ElicitSchema;
    ///
    /// #[derive(ElicitSchema)]
    /// struct Confirm {
    ///     sure: bool,
    /// }
    /// assert_eq!(
    ///     Confirm::json(),
    ///     r#"{"type":"object","properties":{"sure":{"type":"boolean"}},"required":["sure"]}"#,
    /// );
    /// ```
    fn json() -> &'static str {
        Self::SCHEMA.constant_json()
    }

    /// The parameters of an `elicitation/create` that shows the form.
    ///
    /// ```
    /// use schema_core::ElicitSchema;
    ///
    /// #[derive(ElicitSchema)]
    /// struct Confirm {
    ///     sure: bool,
    /// }
    /// let branch = "next";
    /// let request = Confirm::request(format!("Delete {branch}?"));
    /// assert_eq!(request.message(), "Delete next?");
    /// assert_eq!(request.form(), Confirm::schema());
    /// ```
    fn request(message: impl Into<Cow<'static, str>>) -> ElicitRequestFormParams<'static> {
        ElicitRequestFormParams::new(message.into(), Self::SCHEMA)
    }

    /// What the person did with the form: the client's `ElicitResult`, checked
    /// against the form and turned into the struct.
    ///
    /// See [`FormSchema::answer`], which does the same for a form that was
    /// changed at run time.
    ///
    /// ```
    /// use schema_core::{Answer, ElicitSchema};
    /// use serde_json::json;
    ///
    /// #[derive(ElicitSchema, serde::Deserialize)]
    /// struct Ask {
    ///     age: u8,
    /// }
    ///
    /// let answer = Ask::answer(json!({"action": "accept", "content": {"age": 30.0}}))?;
    /// assert!(matches!(answer, Answer::Accept(Ask { age: 30 })));
    /// # Ok::<(), schema_core::AnswerError>(())
    /// ```
    ///
    /// An answer fills in what it owns: a form with a field like `&'a str` can be asked, and
    /// has no `answer` (`Deserialize` is then "not general enough"). Make it a `String`, or a
    /// `Cow<'a, str>`.
    ///
    /// # Errors
    ///
    /// Those of [`FormSchema::answer`].
    fn answer(result: Value) -> Result<Answer<Self>, AnswerError>
    where
        // `DeserializeOwned`, but of this bound the compiler says how to get it.
        Self: Sized + for<'de> Deserialize<'de>,
    {
        Self::SCHEMA.answer(result)
    }

    /// The same of the client's `ElicitResult` as text.
    ///
    /// ```
    /// use schema_core::{Answer, ElicitSchema};
    ///
    /// #[derive(ElicitSchema, serde::Deserialize)]
    /// struct Ask {
    ///     age: u8,
    /// }
    ///
    /// let answer = Ask::answer_str(r#"{"action":"accept","content":{"age":30}}"#)?;
    /// assert!(matches!(answer, Answer::Accept(Ask { age: 30 })));
    /// # Ok::<(), schema_core::AnswerError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`FormSchema::answer_str`].
    fn answer_str(result: &str) -> Result<Answer<Self>, AnswerError>
    where
        Self: Sized + for<'de> Deserialize<'de>,
    {
        Self::SCHEMA.answer_str(result)
    }
}

/// The same form: serde reads a boxed struct as the struct.
impl<T: ElicitSchema> ElicitSchema for Box<T> {
    const SCHEMA: &'static FormSchema<'static> = T::SCHEMA;

    fn json() -> &'static str {
        T::json()
    }
}
