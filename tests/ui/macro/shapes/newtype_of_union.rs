//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
union Wrapped {
    a: u8,
}

#[derive(ElicitSchema)]
struct Ask {
    wrapped: Wrapped,
}

fn main() {
    let _ = Ask::schema();
}
