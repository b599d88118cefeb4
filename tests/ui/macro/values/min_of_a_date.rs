//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "date", min = "2026-01-01")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
