//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 9, max = 2)]
    a: i64,
}

fn main() {
    let _ = Ask::schema();
}
