//! Forms for MCP elicitation.

#[doc(hidden)]
#[path = "derived.rs"]
pub mod __private;
mod answer;
mod field;
mod form;
pub mod object;
mod read;
mod rules;
mod types;
mod wire;

pub use answer::{Answer, AnswerError, MalformedResult, Refusal, Violation, Violations};
pub use field::{
    DefaultValue, Field, FieldBuilder, FieldKind, FieldSpec, Format, IntoDefault, IntoText, Number,
    Texts, kind,
};
pub use form::{
    ElicitRequestFormParams, ElicitSchema, Fault, Fields, FormBuilder, FormError, FormSchema,
    IntoField,
};
pub use object::{ObjectError, ObjectSchema};
pub use rules::{FaultKind, Keyword, ViolationKind};
pub use types::{ElicitEnum, ElicitField, ElicitOptions};

pub use read::LenientForm;
pub use wire::{ParseVersionError, ProtocolVersion};

#[cfg(feature = "derive")]
pub use schema_derive::{ElicitEnum, ElicitField, ElicitSchema};
