//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    name: &str,
}

fn main() {
    let _ = Ask::schema();
}
