//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Nested<T> {
    value: T,
    #[field(recursive)]
    inner: Option<Box<Nested<Vec<T>>>>,
}

fn main() {}
