//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_length = 3)]
    a: Option<u8>,
}

fn main() {
    let _ = Ask::schema();
}
