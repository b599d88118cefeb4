//! Forms in forms.

use super::{ElicitSchema, FormSchema};

/// A form, as `#[serde(flatten)]` asks for it of a type that is spelled `Option<…>`:
/// so the compiler can say why that is none.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a form: an optional form cannot be flattened",
    label = "a form has its fields always, not all of them or none",
    note = "flatten the form itself, without the `Option`, and make its fields optional, each an `Option`"
)]
pub trait OptionalForm {
    /// The form.
    const SCHEMA: &'static FormSchema<'static>;
}

impl<T: ElicitSchema> OptionalForm for T {
    const SCHEMA: &'static FormSchema<'static> = T::SCHEMA;
}

/// A form within a form.
pub const fn flattened<T: ElicitSchema>() -> &'static FormSchema<'static> {
    T::SCHEMA
}

/// The same for a type that is spelled `Option<…>`.
pub const fn flattened_option<T: OptionalForm>() -> &'static FormSchema<'static> {
    T::SCHEMA
}
