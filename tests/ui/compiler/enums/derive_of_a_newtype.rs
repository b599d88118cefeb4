//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
enum Wrapped {
    A,
}

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
