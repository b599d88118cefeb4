//~ 6 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(help = "A")]
    a: String,
    #[field(value_name = "A")]
    b: String,
    #[field(default_value = "a")]
    c: String,
    #[field(default_value_t = 3)]
    d: u8,
    #[field(possible_values = ["a"])]
    e: String,
    #[field(value_parser)]
    f: String,
}

fn main() {}
