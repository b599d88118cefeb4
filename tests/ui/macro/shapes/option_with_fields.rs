//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    Other { name: String },
}

#[derive(ElicitSchema)]
struct Ask {
    size: Size,
    sizes: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
