//~ 4 errors
use schema_core::ToolSchema;

const NONE: &str = " ";

#[derive(ToolSchema)]
#[schema(title = "")]
struct Ask {
    #[field(title = NONE)]
    a: String,
    #[field(items(title = ""))]
    b: Vec<String>,
    c: Size,
}

#[derive(ToolSchema)]
enum Size {
    #[schema(title = " ")]
    S,
    #[schema(title = "Medium")]
    M,
}

fn main() {}
