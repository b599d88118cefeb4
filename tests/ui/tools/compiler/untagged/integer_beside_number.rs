//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(untagged)]
enum Value {
    Float(f64),
    Int(i64),
}

fn main() {}
