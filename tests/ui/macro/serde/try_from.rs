//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[serde(try_from = "String")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
