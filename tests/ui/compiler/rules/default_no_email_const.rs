//~ 1 error
use schema_core::ElicitSchema;

const VALUE: &str = "me";

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "email", default = VALUE)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
