//~ 1 error
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    home: [Address; 2],
}

fn main() {
    let _ = Ask::schema();
}
