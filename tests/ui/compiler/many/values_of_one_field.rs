//~ 2 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = -1, max = 300, default = "x")]
    a: u8,
    #[field(max = 300)]
    b: u8,
}

fn main() {
    let _ = Ask::schema();
}
