//~ 1 error
use schema_core::ToolSchema;

type Kids = Vec<Tree>;

#[derive(ToolSchema)]
struct Tree {
    kids: Kids,
}

fn main() {}
