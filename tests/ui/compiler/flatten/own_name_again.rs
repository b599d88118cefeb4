//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    street: String,
    #[serde(flatten)]
    home: Address,
}

fn main() {
    let _ = Ask::schema();
}
