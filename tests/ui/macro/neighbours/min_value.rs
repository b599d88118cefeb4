//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_value = 3)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
