//~ 1 error
use schema_core::ElicitSchema;

enum Size {
    S,
}

#[derive(ElicitSchema)]
struct Ask {
    size: Size,
}

fn main() {
    let _ = Ask::schema();
}
