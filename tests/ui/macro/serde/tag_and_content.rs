//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[serde(tag = "type", content = "data")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
