//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

const VALUE: &[&str] = &["Small"];

#[derive(ElicitSchema)]
struct Ask {
    #[field(option_titles = VALUE)]
    a: Size,
}

fn main() {
    let _ = Ask::schema();
}
