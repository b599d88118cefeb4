//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    a: std::sync::Arc<String>,
}

fn main() {
    let _ = Ask::schema();
}
