//~ 5 errors
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    home: Address,
    maybe: Option<Address>,
    list: Vec<Address>,
    boxed: Box<Address>,
    pair: (u8, u8),
}

fn main() {
    let _ = Ask::schema();
}
