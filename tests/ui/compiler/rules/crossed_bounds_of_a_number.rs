//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 0.5, max = 0.25)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
