//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[repr(u8)]
enum Size {
    S = 1,
    M = 2,
}

// With data it is read by its names.
#[derive(ToolSchema)]
#[repr(u8)]
enum Pay {
    Cash,
    Card(String),
}

#[derive(ToolSchema)]
#[repr(u8)]
#[schema(trust_serde)]
enum Level {
    Low,
}

fn main() {}
