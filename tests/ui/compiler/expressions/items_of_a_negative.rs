//~ 1 error
use schema_core::ElicitSchema;

const LEAST: i64 = 0;

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = ["a", "b"], min_items = LEAST - 1)]
    letters: Vec<String>,
}

fn main() {
    let _ = Ask::schema();
}
