//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_items = 1)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
