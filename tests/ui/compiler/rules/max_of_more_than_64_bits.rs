//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max = 18446744073709551616)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
