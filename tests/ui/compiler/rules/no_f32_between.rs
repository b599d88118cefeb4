//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 16777217, max = 16777217)]
    level: f32,
}

fn main() {
    let _ = Ask::schema();
}
