//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = .5)]
    value: f64,
}

fn main() {
    let _ = Ask::schema();
}
