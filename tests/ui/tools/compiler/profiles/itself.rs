//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct T {
    all: Vec<Either>,
}

#[derive(ToolSchema)]
#[serde(untagged)]
enum Either {
    Text(String),
    Same(#[field(recursive)] Box<Either>),
}

fn main() {}
