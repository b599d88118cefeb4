//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

const VALUE: &[&str] = &["S", "L"];

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = VALUE)]
    a: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
