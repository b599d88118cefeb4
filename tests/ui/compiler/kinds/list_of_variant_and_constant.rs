//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

const SMALL: &str = "S";

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = [SMALL, Size::M])]
    sizes: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
