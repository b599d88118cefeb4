//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    r#type: String,
    #[serde(rename = "type")]
    kind: String,
}

fn main() {
    let _ = Ask::schema();
}
