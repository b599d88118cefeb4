//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(crate = "not a path")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
