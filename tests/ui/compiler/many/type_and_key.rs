//~ 1 error
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 1)]
    home: Address,
}

fn main() {
    let _ = Ask::schema();
}
