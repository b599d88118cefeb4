//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "date-time", default = "2026-02-28")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
