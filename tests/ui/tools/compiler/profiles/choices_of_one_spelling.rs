//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Unit {
    #[serde(rename = "mb")]
    Megabit,
    #[serde(rename = "MB")]
    Megabyte,
}

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    unit: Unit,
    name: String,
}

fn main() {}
