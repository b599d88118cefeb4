//~ 2 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(profiles("openai"))]
struct Ask {
    #[field(mcp_header = "Name")]
    name: String,
}

fn main() {}
