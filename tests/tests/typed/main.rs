//! Every type that can be a field: answers that it takes back and gives again,
//! and answers that are refused.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod foreign;
#[path = "../read/invariants.rs"]
#[allow(clippy::panic)]
mod invariants;
mod never_refused;
mod newtypes;
mod promise;
#[path = "../read/restricted.rs"]
#[allow(dead_code, clippy::panic, clippy::indexing_slicing)]
mod restricted;
mod selects;
mod standard;

use schema_core::{Answer, ElicitSchema};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// A good answer becomes the struct, which becomes a good answer again. (Of an
/// empty `Option` serde makes `null`, which is an answer, and no strict JSON.)
fn round_trip<T: ElicitSchema + DeserializeOwned + Serialize>(field: &Value) {
    invariants::hold(T::schema());
    let content = json!({"field": field});
    let answer = T::answer(json!({"action": "accept", "content": content}));
    let Ok(Answer::Accept(read)) = answer else {
        panic!("{field} was refused by {}: {}", T::schema(), answer.err().unwrap())
    };
    let written = serde_json::to_value(read).unwrap();
    if !written["field"].is_null() {
        T::schema().validate(&written).unwrap_or_else(|e| panic!("{written} after {field}: {e}"));
    }
    let again = T::answer(json!({"action": "accept", "content": written})).unwrap();
    let again = serde_json::to_value(again.accepted().unwrap()).unwrap();
    assert_eq!(again, written, "after {field}");
}

/// A bad answer breaks a rule of the field, and is not left to serde to refuse.
fn refuse<T: ElicitSchema + DeserializeOwned>(field: &Value) {
    let content = json!({"field": field});
    let Err(error) = T::answer(json!({"action": "accept", "content": content})) else {
        panic!("{field} was accepted by {}", T::schema())
    };
    let violations = error.violations().unwrap_or_else(|| panic!("{field} was refused: {error}"));
    assert!(violations.iter().all(|violation| violation.field() == Some("field")), "{error}");
}

/// Makes a form of one field, and tries JSON answers on it.
macro_rules! answers {
    ($(#[$attr:meta])* $ty:ty: good $good:tt bad $bad:tt) => {{
        #[derive(schema_core::ElicitSchema, serde::Serialize, serde::Deserialize)]
        struct Form {
            $(#[$attr])*
            field: $ty,
        }
        let list = |value: serde_json::Value| value.as_array().cloned().unwrap();
        list(serde_json::json!($good)).iter().for_each(crate::round_trip::<Form>);
        list(serde_json::json!($bad)).iter().for_each(crate::refuse::<Form>);
    }};
}
use answers;
