//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = ["S", "M"], default = Size::S)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
