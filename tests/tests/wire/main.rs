//! The exact JSON of forms: every kind, key and type, in declaration order.

#![allow(
    dead_code,               // the structs are forms only; nothing reads their fields
    nonstandard_style,       // names that generated code might use, and keywords
    clippy::let_and_return,  // a block as a constant expression
    clippy::upper_case_acronyms, // variants that look like constants
    clippy::unwrap_used,     // a test fails by panicking
    clippy::indexing_slicing // as above
)]

mod builder;
mod docs;
mod expressions;
mod form;
mod generics;
#[path = "../read/invariants.rs"]
#[allow(clippy::panic)]
mod invariants;
mod json;
mod keys;
mod newtypes;
mod protocol;
#[path = "../read/restricted.rs"]
#[allow(dead_code, clippy::panic, clippy::indexing_slicing)]
mod restricted;
mod selects;
mod serde_attributes;
mod texts;
mod types;
mod variants;

use schema_core::ElicitSchema;

/// The JSON of a form's only property.
fn property<T: ElicitSchema>() -> String {
    let form = T::schema();
    invariants::hold(form);
    let mut fields = form.fields();
    let field = fields.next().unwrap();
    assert!(fields.next().is_none(), "one field was expected: {form}");
    serde_json::to_string(&field).unwrap()
}

/// Makes a form of one field, and compares its JSON.
macro_rules! property_is {
    ($(#[$attr:meta])* $ty:ty => $json:expr) => {{
        #[derive(schema_core::ElicitSchema)]
        struct Form {
            $(#[$attr])*
            field: $ty,
        }
        assert_eq!(crate::property::<Form>(), $json, "{}", stringify!($ty));
    }};
}
use property_is;
