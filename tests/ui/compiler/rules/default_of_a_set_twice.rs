//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum, PartialEq, Eq, PartialOrd, Ord)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_items = 2, default = ["S", "S"])]
    sizes: std::collections::BTreeSet<Size>,
}

fn main() {
    let _ = Ask::schema();
}
