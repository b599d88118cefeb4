//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    a: [String; 3],
}

fn main() {
    let _ = Ask::schema();
}
