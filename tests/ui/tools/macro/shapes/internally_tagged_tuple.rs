//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Place {
    Nowhere,
    At(f64, f64),
}

fn main() {}
