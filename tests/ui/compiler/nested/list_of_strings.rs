//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    tags: Vec<String>,
}

fn main() {
    let _ = Ask::schema();
}
