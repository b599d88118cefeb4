//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(title = "Signup")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
