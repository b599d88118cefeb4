//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
#[elicit(enum_names)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(option_titles = ["A"])]
    size: Size,
}

fn main() {
    let _ = Ask::schema();
}
