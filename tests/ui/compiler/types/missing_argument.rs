//~ 1 error
use schema_core::ElicitSchema;

struct Pair<T>(T, T);

#[derive(ElicitSchema)]
struct Ask {
    home: Pair,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
