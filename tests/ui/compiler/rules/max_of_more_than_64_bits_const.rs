//~ 1 error
use schema_core::ElicitSchema;

const VALUE: u128 = 18446744073709551616;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max = VALUE)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
