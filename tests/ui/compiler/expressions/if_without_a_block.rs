//~ 1 error
use schema_core::ElicitSchema;

const BIG: bool = true;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max = if BIG)]
    value: u8,
}

fn main() {
    let _ = Ask::schema();
}
