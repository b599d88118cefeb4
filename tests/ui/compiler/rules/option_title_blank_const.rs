//~ 2 errors
use schema_core::{ElicitEnum, ElicitSchema};

const NOTHING: &str = "";

#[derive(ElicitEnum)]
enum Size {
    #[elicit(title = NOTHING)]
    S,
    #[elicit(title = concat!(" ", "\t"))]
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    size: Size,
}

fn main() {
    let _ = Ask::schema();
}
