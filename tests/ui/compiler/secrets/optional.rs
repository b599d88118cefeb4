//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    password: Option<String>,
}

fn main() {
    let _ = Ask::schema();
}
