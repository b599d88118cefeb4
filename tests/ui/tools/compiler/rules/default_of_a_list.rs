//~ 3 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(default = 1)]
    a: Vec<u8>,
    #[field(max_items = 1, default = [1, 2])]
    b: Vec<u8>,
    #[field(min_items = 3, examples = [[1, 2, 3], [1]])]
    c: Vec<u8>,
}

fn main() {}
