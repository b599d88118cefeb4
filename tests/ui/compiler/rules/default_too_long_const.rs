//~ 1 error
use schema_core::ElicitSchema;

const VALUE: &str = "ab";

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = 1, default = VALUE)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
