//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

const LEAST: u8 = 1;

#[derive(ElicitEnum)]
enum Size {
    S,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = [LEAST])]
    sizes: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
