//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(untagged)]
enum Choice {
    Text(String),
    Number(u8),
}

#[derive(ToolSchema)]
struct Inner {
    c0: Choice,
    c1: Choice,
    c2: Choice,
    c3: Choice,
    c4: Choice,
    c5: Choice,
    c6: Choice,
    c7: Choice,
    c8: Choice,
}

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    one: Inner,
    two: Inner,
}

fn main() {}
