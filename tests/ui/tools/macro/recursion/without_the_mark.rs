//~ 3 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Tree {
    kids: Vec<Tree>,
    next: Option<Box<Self>>,
}

#[derive(ToolSchema)]
enum Expr {
    Num(f64),
    Not(Box<Expr>),
}

fn main() {}
