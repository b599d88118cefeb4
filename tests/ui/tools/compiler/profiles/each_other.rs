//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(untagged)]
#[schema(profiles("openai"))]
enum One {
    Text(String),
    Other(#[field(recursive)] Box<Other>),
}

#[derive(ToolSchema)]
#[serde(untagged)]
#[schema(profiles("openai"))]
enum Other {
    Number(f64),
    One(Box<One>),
}

fn main() {}
