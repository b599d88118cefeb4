//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    password: u32,
}

fn main() {
    let _ = Ask::schema();
}
