//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(default = None)]
    name: Option<String>,
    #[field(default = Some("a"))]
    nick: Option<String>,
}

fn main() {}
