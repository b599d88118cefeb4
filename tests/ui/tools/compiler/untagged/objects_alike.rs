//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Small {
    x: f64,
}

#[derive(ToolSchema)]
struct Large {
    x: f64,
    y: f64,
}

#[derive(ToolSchema)]
#[serde(untagged)]
enum Value {
    Small(Small),
    Large(Large),
}

fn main() {}
