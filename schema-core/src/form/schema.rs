//! [`ElicitSchema`]: a struct that is a form.

use std::borrow::Cow;

use super::{ElicitRequestFormParams, FormSchema};

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
    const SCHEMA: &'static FormSchema<'static>;

    /// The form. It costs nothing: it is a constant.
    fn schema() -> &'static FormSchema<'static> {
        Self::SCHEMA
    }

    /// The parameters of an `elicitation/create` that shows the form.
    fn request(message: impl Into<Cow<'static, str>>) -> ElicitRequestFormParams<'static> {
        ElicitRequestFormParams::new(message.into(), Self::SCHEMA)
    }
}
