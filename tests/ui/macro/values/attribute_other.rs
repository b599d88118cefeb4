//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(attribute = form)]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
