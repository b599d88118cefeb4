//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    #[field(title = "Small")]
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
