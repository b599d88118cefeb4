//~ 3 errors
use schema_core::ToolSchema;

// The compiler says it of the literals; nothing is said of the values.
#[derive(ToolSchema)]
struct Ask {
    #[field(pattern = "^\d+$")]
    a: String,
    #[field(default = "\d", examples = ["\d"])]
    b: String,
}

fn main() {}
