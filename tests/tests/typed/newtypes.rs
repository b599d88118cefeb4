//! Newtypes and generic forms.

use schema_core::{AnswerError, ElicitField, ElicitSchema};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::answers;

#[derive(ElicitField, Serialize, Deserialize)]
#[field(min = 18)]
struct Age(u8);

#[derive(ElicitField, Serialize, Deserialize)]
#[field(options = ["s", "m"])]
struct Size(String);

#[derive(ElicitField, Serialize, Deserialize)]
#[elicit(trust_serde)]
#[serde(try_from = "u8", into = "u8")]
#[derive(Clone)]
struct Even(u8);

impl TryFrom<u8> for Even {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        if value.is_multiple_of(2) { Ok(Self(value)) } else { Err("must be even") }
    }
}

impl From<Even> for u8 {
    fn from(even: Even) -> Self {
        even.0
    }
}

#[test]
fn newtypes() {
    answers!(Age: good [18, 255] bad [17, 256]);
    answers!(#[field(min = 21)] Age: good [21] bad [20]);
    answers!(Option<Size>: good ["s", null] bad ["l"]);
    answers!(Even: good [2] bad [256]);
}

/// The rules of a hand-written `Deserialize` are its own, and so are its words.
#[test]
fn what_only_serde_knows_is_refused_by_name() {
    let odd = json!({"action": "accept", "content": {"field": 3}});
    let Err(AnswerError::Refused(refusal)) = Generic::<Even>::answer(odd) else { panic!() };
    assert_eq!((refusal.field(), refusal.message()), (Some("field"), "must be even"));
}

#[derive(ElicitSchema, Serialize, Deserialize)]
struct Generic<T> {
    field: T,
}

#[test]
fn a_generic_form_reads_what_it_is_made_with() {
    fn tries<T: ElicitField + Serialize + DeserializeOwned>(good: &serde_json::Value) {
        crate::round_trip::<Generic<T>>(good);
    }
    tries::<bool>(&json!(true));
    tries::<Age>(&json!(20));
    crate::refuse::<Generic<Age>>(&json!(3));
}
