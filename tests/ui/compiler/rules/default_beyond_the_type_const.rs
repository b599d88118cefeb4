//~ 1 error
use schema_core::ElicitSchema;

const VALUE: i32 = 256;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = VALUE)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
