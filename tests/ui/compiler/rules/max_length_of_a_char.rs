//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = 2)]
    a: char,
}

fn main() {
    let _ = Ask::schema();
}
