//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(custom(is_even))]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
