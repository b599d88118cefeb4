//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min multiple_of = 4)]
    a: u8,
}

fn main() {}
