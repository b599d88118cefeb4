//~ 3 errors
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitSchema)]
struct Ask {
    a: Box<dyn Fn()>,
    b: Option<fn(u8) -> u8>,
}

#[derive(ElicitField)]
struct Wrapped(*const u8);

fn main() {}
