//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(flatten)]
    rest: std::collections::HashMap<String, String>,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
