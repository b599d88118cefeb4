//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Size {
    Small,
    Large,
}

#[derive(ToolSchema)]
struct Ask {
    #[field(options = [Size::Small, Size::Large])]
    a: String,
    #[field(options = Size)]
    b: String,
}

fn main() {}
