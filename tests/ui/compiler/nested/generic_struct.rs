//~ 1 error
use schema_core::ElicitSchema;

struct Pair<A, B>(A, B);

#[derive(ElicitSchema)]
struct Ask {
    home: Pair<u8, Vec<String>>,
}

fn main() {
    let _ = Ask::schema();
}
