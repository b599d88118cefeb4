//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    #[serde(flatten)]
    home: Option<Address>,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
