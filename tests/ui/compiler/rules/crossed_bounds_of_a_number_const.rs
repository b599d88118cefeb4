//~ 1 error
use schema_core::ElicitSchema;

const LEAST: f64 = 0.5;
const MOST: f64 = 0.25;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = LEAST, max = MOST)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
