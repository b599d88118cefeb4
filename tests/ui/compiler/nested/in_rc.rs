//~ 1 error
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask {
    home: std::rc::Rc<Address>,
}

fn main() {
    let _ = Ask::schema();
}
