//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(length(min = 1))]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
