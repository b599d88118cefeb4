//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = f32::NEG_INFINITY)]
    a: f32,
}

fn main() {
    let _ = Ask::schema();
}
