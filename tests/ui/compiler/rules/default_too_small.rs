//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 18, default = 17)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
