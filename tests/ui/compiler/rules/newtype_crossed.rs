//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
#[field(min = 9, max = 2)]
struct Wrapped(u8);

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
