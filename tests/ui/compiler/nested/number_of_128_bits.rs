//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    big: u128,
}

fn main() {
    let _ = Ask::schema();
}
