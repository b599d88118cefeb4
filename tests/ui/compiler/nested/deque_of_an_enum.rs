//~ 1 error
use std::collections::VecDeque;

use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
}

#[derive(ElicitSchema)]
struct Ask {
    a: VecDeque<Size>,
}

fn main() {
    let _ = (Ask::schema(), Size::S);
}
