//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(description = "About you")]
struct Ask {
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
