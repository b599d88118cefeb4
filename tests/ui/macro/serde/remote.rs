//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[serde(remote = "Other")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
