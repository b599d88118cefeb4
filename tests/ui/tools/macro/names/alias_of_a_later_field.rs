//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[serde(alias = "nick")]
    name: String,
    nick: String,
}

fn main() {}
