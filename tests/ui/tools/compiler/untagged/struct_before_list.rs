//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(untagged)]
enum Value {
    Point { x: f64 },
    List(Vec<f64>),
}

fn main() {}
