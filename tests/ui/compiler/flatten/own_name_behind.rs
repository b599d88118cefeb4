//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    #[serde(flatten)]
    home: Address,
    street: String,
}

fn main() {
    let _ = Ask::schema();
}
