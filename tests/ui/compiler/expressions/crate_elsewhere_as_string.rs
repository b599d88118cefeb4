//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(crate = "nowhere::schema_core")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
