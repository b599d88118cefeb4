//~ 1 error
use schema_core::ElicitSchema;

const LEAST: &str = "18";

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = LEAST)]
    age: u8,
}

fn main() {
    let _ = Ask::schema();
}
