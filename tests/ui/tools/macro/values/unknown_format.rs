//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(format = "e-mail")]
    mail: String,
}

fn main() {}
