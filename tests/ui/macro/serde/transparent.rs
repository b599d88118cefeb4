//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[serde(transparent)]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
