//~ 9 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    a: std::time::Duration,
    b: Option<std::time::SystemTime>,
    #[field(min = 3)]
    c: u128,
    d: Vec<std::marker::PhantomData<u8>>,
    e: &'static u8,
    f: std::sync::Mutex<String>,
    g: std::collections::LinkedList<u8>,
    h: std::ffi::OsString,
    i: (),
}

fn main() {}
