//~ 7 errors
use schema_core::ToolSchema;

// What the derive finds, and what the compiler says of types and keys, in one breath.
#[derive(ToolSchema)]
struct Ask {
    #[field(titel = "A", max_length = 3)]
    a: u8,
    b: std::time::Duration,
    #[field(multiple_of = "3")]
    c: u8,
}

#[derive(ToolSchema)]
enum Pay {
    Card {
        #[field(titel = "A")]
        last4: u128,
    },
    Cash(#[field(min = 3)] String),
}

fn main() {}
