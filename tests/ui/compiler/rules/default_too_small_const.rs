//~ 1 error
use schema_core::ElicitSchema;

const VALUE: i32 = 17;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 18, default = VALUE)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
