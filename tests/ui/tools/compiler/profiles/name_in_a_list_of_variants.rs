//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Choice {
    Nothing,
    Some {
        #[serde(rename = "a b")]
        field: u8,
    },
}

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    choices: Vec<Choice>,
    name: String,
}

fn main() {}
