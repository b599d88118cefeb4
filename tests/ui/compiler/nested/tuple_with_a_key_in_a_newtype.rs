//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
#[field(min = 3)]
struct Wrapped((u8, u8));

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
