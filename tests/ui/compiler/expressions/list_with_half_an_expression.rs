//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = ["a", if "b"])]
    value: String,
}

fn main() {
    let _ = Ask::schema();
}
