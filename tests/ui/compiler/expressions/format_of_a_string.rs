//~ 1 error
use schema_core::ElicitSchema;

const FORMAT: &str = "email";

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = FORMAT)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
