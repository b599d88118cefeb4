//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(not_secret)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
