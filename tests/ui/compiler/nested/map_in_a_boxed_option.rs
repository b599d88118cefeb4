//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    a: Option<Box<std::collections::HashMap<String, u8>>>,
}

fn main() {
    let _ = Ask::schema();
}
