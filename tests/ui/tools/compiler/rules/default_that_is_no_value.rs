//~ 8 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Size {
    S,
    M,
}

#[derive(ToolSchema)]
struct Ask {
    #[field(default = "x")]
    a: u8,
    #[field(default = 3)]
    b: String,
    #[field(max = 2, default = 99)]
    c: u8,
    #[field(default = "L")]
    d: Size,
    #[field(default = [1, "x"])]
    e: Vec<u8>,
    #[field(default = [5], items(max = 4))]
    f: Vec<u8>,
    #[field(default = [1, 2], max_items = 1)]
    g: Vec<u8>,
    #[field(default = 3, exclusive_min = 3)]
    h: i64,
}

fn main() {}
