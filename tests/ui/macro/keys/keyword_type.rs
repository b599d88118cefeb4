//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(type = "x")]
    age: u8,
}

fn main() {
    let _ = Ask::schema();
}
