//! Forms for MCP elicitation.

#[doc(hidden)]
#[path = "derived.rs"]
pub mod __private;
mod field;
mod form;
mod read;
mod rules;
mod types;
mod wire;

pub use field::{
    DefaultValue, Field, FieldBuilder, FieldKind, FieldSpec, Format, IntoDefault, IntoText, Number,
    Texts, kind,
};
pub use form::{
    ElicitRequestFormParams, ElicitSchema, Fault, Fields, FormBuilder, FormError, FormSchema,
    IntoField,
};
pub use read::LenientForm;
pub use rules::{FaultKind, Keyword, ViolationKind};
pub use types::{ElicitEnum, ElicitField, ElicitOptions};
pub use wire::{ParseVersionError, ProtocolVersion};
