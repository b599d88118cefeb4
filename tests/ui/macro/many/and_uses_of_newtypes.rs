//~ 2 errors
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
#[field(mim = 3)]
struct Age(u8);

#[derive(ElicitField)]
struct Pair(u8, u8);

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = 2, max = 9)]
    a: Age,
    #[field(default = 2, max = 9)]
    b: Pair,
}

fn main() {
    let _ = Ask::schema();
}
