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
    #[field(default = [Size::S, Size::Unknown])]
    a: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
