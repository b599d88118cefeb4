//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(multiple_of = 5)]
    age: u8,
}

fn main() {
    let _ = Ask::schema();
}
