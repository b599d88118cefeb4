//~ 1 error
use elicit::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
#[elicit(crate = elicit)]
struct Ask {
    size: Size,
}

fn main() {
    let _ = Ask::schema();
}
