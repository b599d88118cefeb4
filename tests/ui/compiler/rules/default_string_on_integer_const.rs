//~ 1 error
use schema_core::ElicitSchema;

const VALUE: &str = "3";

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = VALUE)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
