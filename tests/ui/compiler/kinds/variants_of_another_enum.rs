//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitEnum)]
enum Colour {
    Red,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = [Colour::Red])]
    a: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
