//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    map: std::collections::HashMap<String, u8>,
}

fn main() {
    let _ = Ask::schema();
}
