//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<T> {
    choices: Option<[T; 3]>,
}

fn main() {}
