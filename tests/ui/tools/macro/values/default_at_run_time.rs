//~ 6 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(default = Default::default())]
    a: String,
    #[field(default = String::from("x"))]
    b: String,
    #[field(default = vec![1])]
    c: Vec<u8>,
    #[field(default = u8::default())]
    d: u8,
    #[field(default = "a".to_string())]
    e: String,
    #[field(default = serde_json::json!({ "a": 1 }))]
    f: std::collections::BTreeMap<String, u8>,
}

fn main() {}
