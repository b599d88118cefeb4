//~ 1 error
use schema_core::ElicitSchema;

const VALUE: i32 = -1;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = VALUE)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
