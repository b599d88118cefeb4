//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max = 10 |)]
    value: u8,
}

fn main() {
    let _ = Ask::schema();
}
