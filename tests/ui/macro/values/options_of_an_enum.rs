//~ 2 errors
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    Small,
    Large,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = [Size::Small, Size::Large])]
    a: String,
    #[field(options = Size)]
    b: String,
}

fn main() {}
