//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = f64::NAN)]
    a: f64,
}

fn main() {
    let _ = Ask::schema();
}
