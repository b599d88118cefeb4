//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(deserialize_with = "my::function")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
