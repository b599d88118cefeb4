//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

const LEAST: i32 = 2;
const MOST: i32 = 1;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_items = LEAST, max_items = MOST)]
    a: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
