//~ 4 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(mcp_header = 7)]
    number: String,
    #[field(mcp_header)]
    missing: String,
    #[field(items(mcp_header = "Item"))]
    items: Vec<String>,
}

#[derive(ToolSchema)]
#[field(mcp_header = "Sku")]
struct Sku(String);

fn main() {}
