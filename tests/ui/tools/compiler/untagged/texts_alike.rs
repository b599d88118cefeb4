//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(untagged)]
enum Value {
    Text(String),
    Letter(char),
    Choice(Size),
}

#[derive(ToolSchema)]
enum Size {
    S,
}

fn main() {}
