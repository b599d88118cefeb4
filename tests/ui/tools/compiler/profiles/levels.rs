//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct L0 {
    value: u8,
}

#[derive(ToolSchema)]
struct L1 {
    below: L0,
}

#[derive(ToolSchema)]
struct L2 {
    below: L1,
}

#[derive(ToolSchema)]
struct L3 {
    below: L2,
}

#[derive(ToolSchema)]
struct L4 {
    below: L3,
}

#[derive(ToolSchema)]
struct L5 {
    below: L4,
}

#[derive(ToolSchema)]
struct L6 {
    below: L5,
}

#[derive(ToolSchema)]
struct L7 {
    below: L6,
}

#[derive(ToolSchema)]
struct L8 {
    below: L7,
}

#[derive(ToolSchema)]
struct L9 {
    below: L8,
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    below: L9,
    name: String,
}

fn main() {}
