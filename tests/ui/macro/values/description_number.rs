//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(description = -5)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
