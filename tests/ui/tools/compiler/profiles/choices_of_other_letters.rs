//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("portable"))]
struct T {
    size: Option<Size>,
}

#[derive(ToolSchema)]
enum Size {
    #[serde(rename = "groß")]
    Large,
    #[serde(rename = "größer")]
    Larger,
    #[serde(rename = "GRÖßER")]
    Largest,
}

fn main() {}
