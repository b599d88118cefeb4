//~ 1 error
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    #[serde(flatten)]
    home: Address,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
