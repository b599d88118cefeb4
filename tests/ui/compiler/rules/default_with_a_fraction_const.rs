//~ 1 error
use schema_core::ElicitSchema;

const VALUE: f64 = 0.5;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = VALUE)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
