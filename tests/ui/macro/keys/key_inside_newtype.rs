//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
struct Wrapped(#[field(min = 3)] u8);

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
