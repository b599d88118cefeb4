//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 0, max = 0)]
    level: std::num::NonZeroI8,
}

fn main() {
    let _ = Ask::schema();
}
