//~ 5 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(multiple_of = 0)]
    a: u8,
    #[field(multiple_of = -0.5)]
    b: f64,
    #[field(exclusive_min = 0.5)]
    c: i64,
    #[field(min = 3, exclusive_max = 3)]
    d: i64,
    #[field(exclusive_min = 3, max = 3)]
    e: i64,
}

fn main() {}
