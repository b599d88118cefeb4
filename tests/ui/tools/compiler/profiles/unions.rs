//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("portable"))]
struct Ask {
    a0: Option<u8>,
    a1: Option<u8>,
    a2: Option<u8>,
    a3: Option<u8>,
    a4: Option<u8>,
    a5: Option<u8>,
    a6: Option<u8>,
    a7: Option<u8>,
    a8: Option<u8>,
    a9: Option<u8>,
    a10: Option<u8>,
    a11: Option<u8>,
    a12: Option<u8>,
    a13: Option<u8>,
    a14: Option<u8>,
    a15: Option<u8>,
    a16: Option<u8>,
}

fn main() {}
