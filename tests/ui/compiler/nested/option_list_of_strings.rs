//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    tags: Option<Vec<String>>,
}

fn main() {
    let _ = Ask::schema();
}
