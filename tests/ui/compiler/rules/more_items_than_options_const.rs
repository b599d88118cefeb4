//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

const VALUE: i32 = 3;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_items = VALUE)]
    a: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
