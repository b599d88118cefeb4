//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = ["s", "m"])]
    a: Option<u8>,
}

fn main() {
    let _ = Ask::schema();
}
