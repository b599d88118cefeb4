//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    name: String,
    #[serde(flatten)]
    #[field(title = "Address")]
    address: Address,
}

fn main() {
    let _ = Ask::schema();
}
