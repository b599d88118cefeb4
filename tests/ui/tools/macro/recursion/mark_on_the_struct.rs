//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(recursive)]
struct Page {
    next: Option<Box<Page>>,
}

fn main() {
    let _ = Page::schema();
}
