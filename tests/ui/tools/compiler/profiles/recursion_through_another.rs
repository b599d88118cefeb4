//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct T {
    folder: Folder,
}

#[derive(ToolSchema)]
struct Folder {
    files: Vec<File>,
}

#[derive(ToolSchema)]
struct File {
    #[field(recursive)]
    original: Option<Box<Folder>>,
}

fn main() {}
