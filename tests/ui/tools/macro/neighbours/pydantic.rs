//~ 9 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(gt = 1)]
    a: u8,
    #[field(ge = 1)]
    b: u8,
    #[field(lt = 1)]
    c: u8,
    #[field(le = 1)]
    d: u8,
    #[field(desc = "A")]
    e: String,
    #[field(label = "A")]
    f: String,
    #[field(placeholder = "a")]
    g: String,
    #[field(secret)]
    h: String,
    #[field(skip)]
    i: String,
}

fn main() {}
