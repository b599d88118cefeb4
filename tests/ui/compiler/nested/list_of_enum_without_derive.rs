//~ 1 error
use schema_core::ElicitSchema;

enum Size {
    S,
}

#[derive(ElicitSchema)]
struct Ask {
    sizes: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
