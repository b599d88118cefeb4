//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(crate = ::)]
struct Ask {
    value: u8,
}

fn main() {
    let _ = Ask::schema();
}
