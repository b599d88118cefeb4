//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = f64::INFINITY)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
