//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Size {
    S,
    M,
}

#[derive(ToolSchema)]
struct Shirt {
    size: Size,
    #[field(default = Size::S)]
    name: String,
}

fn main() {}
