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
struct Inner {
    units: Vec<Unit>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai", "portable"))]
struct Ask {
    inner: Option<Inner>,
    name: String,
}

fn main() {}
