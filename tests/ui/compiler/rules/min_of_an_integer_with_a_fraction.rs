//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 0.5)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
