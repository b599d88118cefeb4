//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct A {
    a0: u8,
    a1: u8,
    a2: u8,
    a3: u8,
    a4: u8,
    a5: u8,
    a6: u8,
    a7: u8,
    a8: u8,
    a9: u8,
    a10: u8,
    a11: u8,
    a12: u8,
    a13: u8,
    a14: u8,
    a15: u8,
    a16: u8,
    a17: u8,
    a18: u8,
    a19: u8,
    a20: u8,
    a21: u8,
    a22: u8,
    a23: u8,
    a24: u8,
    a25: u8,
    a26: u8,
    a27: u8,
    a28: u8,
    a29: u8,
    a30: u8,
    a31: u8,
    a32: u8,
    a33: u8,
    a34: u8,
    a35: u8,
    a36: u8,
    a37: u8,
    a38: u8,
    a39: u8,
    a40: u8,
    a41: u8,
    a42: u8,
    a43: u8,
    a44: u8,
    a45: u8,
    a46: u8,
    a47: u8,
    a48: u8,
    a49: u8,
    a50: u8,
    a51: u8,
    a52: u8,
    a53: u8,
    a54: u8,
    a55: u8,
    a56: u8,
    a57: u8,
    a58: u8,
    a59: u8,
}

#[derive(ToolSchema)]
struct B {
    a0: A,
    a1: A,
    a2: A,
    a3: A,
    a4: A,
    a5: A,
    a6: A,
    a7: A,
    a8: A,
    a9: A,
}

#[derive(ToolSchema)]
struct C {
    a0: B,
    a1: B,
    a2: B,
    a3: B,
    a4: B,
    a5: B,
    a6: B,
    a7: B,
    a8: B,
    a9: B,
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    c: C,
}

fn main() {}
