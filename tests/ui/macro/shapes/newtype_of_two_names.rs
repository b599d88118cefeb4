//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
struct Wrapped {
    a: u8,
    b: u8,
}

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
