//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct T {
    shape: Shape,
}

#[derive(ToolSchema)]
#[serde(tag = "the kind")]
enum Shape {
    Dot,
    Circle { radius: f64 },
}

fn main() {}
