//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "date", default = "2026-02-30")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
