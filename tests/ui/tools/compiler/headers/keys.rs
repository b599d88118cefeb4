//~ 9 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(mcp_header = "")]
    no_name: String,
    #[field(mcp_header = "The Region")]
    space: String,
    #[field(mcp_header = "Region:")]
    colon: String,
    #[field(mcp_header = "Größe")]
    letters: String,
    #[field(mcp_header = "List")]
    list: Vec<String>,
    #[field(mcp_header = "Share")]
    share: f64,
    #[field(mcp_header = "Count")]
    count: u64,
    #[field(mcp_header = "Wide", max = 9007199254740992u64)]
    wide: u64,
    #[field(mcp_header = "Key")]
    api_key: String,
}

fn main() {}
