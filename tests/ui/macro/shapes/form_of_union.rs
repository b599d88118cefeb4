//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
union Ask {
    yes: u8,
    no: u16,
}

fn main() {
    let _ = Ask::schema();
}
