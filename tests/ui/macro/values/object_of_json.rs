//~ 2 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = { "a": 3 })]
    a: String,
    #[field(options = { "a": "A" })]
    b: String,
}

fn main() {}
