//~ 2 errors
use schema_core::ToolSchema;

// A `char` takes it.
#[derive(ToolSchema)]
struct Key {
    #[field(default = 'x')]
    key: char,
    #[field(default = 'x')]
    other: Option<char>,
}

#[derive(ToolSchema)]
struct Ask {
    #[field(default = 'x')]
    a: String,
    #[field(default = 'x')]
    b: Option<String>,
}

fn main() {}
