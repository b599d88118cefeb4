//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    any: Option<serde_json::Value>,
}

fn main() {
    let _ = Ask::schema();
}
