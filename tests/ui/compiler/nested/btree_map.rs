//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    map: std::collections::BTreeMap<String, String>,
}

fn main() {
    let _ = Ask::schema();
}
