//~ 1 error
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    home: Option<Address>,
}

fn main() {
    let _ = Ask::schema();
}
