//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(crate = 5)]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
