//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = 0)]
    a: std::num::NonZeroI8,
}

fn main() {
    let _ = Ask::schema();
}
