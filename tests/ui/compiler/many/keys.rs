//~ 6 errors
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_length = 1)]
    a: bool,
    #[field(format = "email")]
    b: u8,
    #[field(min_items = 1)]
    c: String,
    #[field(max = 3)]
    d: Size,
    #[field(min = 1, max = 2)]
    e: String,
}

fn main() {
    let _ = Ask::schema();
}
