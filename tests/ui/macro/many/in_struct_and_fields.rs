//~ 4 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[serde(untagged)]
struct Ask {
    #[serde(with = "x")]
    #[field(titel = "a")]
    name: String,
    #[serde(rename = "name")]
    other: String,
}

fn main() {
    let _ = Ask::schema();
}
