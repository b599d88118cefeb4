//~ 2 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(message = "Who?", version = "2025-06-18")]
struct Ask {
    a: String,
}

fn main() {}
