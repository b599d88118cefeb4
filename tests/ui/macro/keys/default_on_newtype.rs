//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
#[field(default = 3)]
struct Wrapped(u8);

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
