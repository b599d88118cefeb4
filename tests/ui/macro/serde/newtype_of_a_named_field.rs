//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
struct Wrapped {
    value: u8,
}

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
