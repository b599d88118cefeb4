//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("portable"))]
struct Ask {
    #[serde(rename = "filter[id]")]
    filter: u32,
    name: String,
}

fn main() {}
