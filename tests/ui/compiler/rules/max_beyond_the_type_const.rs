//~ 1 error
use schema_core::ElicitSchema;

const VALUE: i32 = 300;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max = VALUE)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
