//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_items = 1, default = [])]
    a: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
