//~ 2 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Other {
    a: Vec<String>,
}

#[derive(ElicitSchema)]
struct Ask {
    a: Vec<String>,
}

fn main() {
    let _ = Ask::schema();
}
