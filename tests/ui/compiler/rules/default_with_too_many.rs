//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_items = 1, default = ["S", "M"])]
    a: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
