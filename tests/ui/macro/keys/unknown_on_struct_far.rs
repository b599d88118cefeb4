//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(qwerty)]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
