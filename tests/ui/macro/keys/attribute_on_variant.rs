//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    #[elicit(attribute = elicit)]
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    size: Size,
    sizes: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
