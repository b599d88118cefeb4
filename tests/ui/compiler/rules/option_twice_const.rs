//~ 1 error
use schema_core::ElicitSchema;

const VALUE: &[&str] = &["a", "b", "a"];

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = VALUE)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
