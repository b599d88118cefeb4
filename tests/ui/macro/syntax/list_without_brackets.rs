//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = "a", "b", "c")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
