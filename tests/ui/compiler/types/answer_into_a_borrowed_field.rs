//~ 1 error
use schema_core::ElicitSchema;
use serde::{Deserialize, Deserializer};

#[derive(ElicitSchema)]
struct Ask<'a> {
    name: &'a str,
}

// As serde's derive writes it.
impl<'de: 'a, 'a> Deserialize<'de> for Ask<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { name: <&str>::deserialize(from)? })
    }
}

fn main() {
    let _ = Ask::answer(serde_json::Value::Null);
}
