//~ 2 errors
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitSchema)]
#[elicit(desc = "A")]
struct Ask {
    size: Size,
}

#[derive(ElicitEnum)]
enum Size {
    #[elicit(minimum = 3)]
    S,
}

fn main() {}
