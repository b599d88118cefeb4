//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    name: String,
    #[serde(rename = "name")]
    nick: String,
}

fn main() {}
