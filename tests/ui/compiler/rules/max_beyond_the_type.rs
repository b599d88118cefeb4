//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max = 300)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
