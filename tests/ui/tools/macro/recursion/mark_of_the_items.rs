//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Page {
    #[field(items(recursive))]
    next: Vec<Page>,
}

fn main() {
    let _ = Page::schema();
}
