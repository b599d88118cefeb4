//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    #[serde(skip)]
    Unknown,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = Size::Unknown)]
    a: Size,
}

fn main() {
    let _ = Ask::schema();
}
