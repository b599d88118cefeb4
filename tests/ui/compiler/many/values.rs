//~ 4 errors
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 9, max = 2)]
    a: u8,
    #[field(min_length = 9, max_length = 2)]
    b: String,
    #[field(default = "L")]
    c: Size,
    password: String,
}

fn main() {
    let _ = Ask::schema();
}
