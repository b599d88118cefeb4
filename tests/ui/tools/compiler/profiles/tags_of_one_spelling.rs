//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct T {
    power: Power,
}

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Power {
    #[serde(rename = "on")]
    On { level: u8 },
    #[serde(rename = "ON")]
    Full,
}

fn main() {}
