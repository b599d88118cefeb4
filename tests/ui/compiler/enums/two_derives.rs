//~ 1 error
use schema_core::{ElicitEnum, ElicitField, ElicitSchema};

#[derive(ElicitEnum, ElicitField)]
enum Size {
    S,
}

#[derive(ElicitSchema)]
struct Ask {
    size: Size,
}

fn main() {
    let _ = (Ask::schema(), Size::S);
}
