//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    a: std::time::SystemTime,
}

fn main() {
    let _ = Ask::schema();
}
