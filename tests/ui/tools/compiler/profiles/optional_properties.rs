//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
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
    a17: Option<u8>,
    a18: Option<u8>,
    a19: Option<u8>,
    a20: Option<u8>,
    a21: Option<u8>,
    a22: Option<u8>,
    a23: Option<u8>,
    a24: Option<u8>,
}

fn main() {}
