//~ 1 error
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

type Home = Option<Address>;

#[derive(ElicitSchema)]
struct Ask {
    home: Home,
}

fn main() {
    let _ = Ask::schema();
}
