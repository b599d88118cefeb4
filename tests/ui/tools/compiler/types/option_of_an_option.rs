//~ 2 errors
use schema_core::ToolSchema;

type Maybe = Option<u8>;

#[derive(ToolSchema)]
struct Ask {
    a: Option<Option<u8>>,
    b: Vec<Option<Maybe>>,
}

fn main() {}
