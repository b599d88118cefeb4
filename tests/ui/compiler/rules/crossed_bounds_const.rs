//~ 1 error
use schema_core::ElicitSchema;

const LEAST: i32 = 9;
const MOST: i32 = 2;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = LEAST, max = MOST)]
    a: i64,
}

fn main() {
    let _ = Ask::schema();
}
