//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::answer(serde_json::json!({"action": "decline"}));
}
