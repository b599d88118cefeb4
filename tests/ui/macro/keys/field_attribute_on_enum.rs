//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
#[field(title = "Size")]
enum Size {
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
