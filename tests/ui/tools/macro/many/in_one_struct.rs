//~ 4 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(titel = "Name")]
    name: String,
    #[field(format = "mail", min = "3")]
    mail: String,
    #[serde(rename = "name")]
    nick: String,
}

// What uses it has no mistake.
#[derive(ToolSchema)]
struct Outer {
    ask: Ask,
    asks: Vec<Ask>,
}

fn main() {}
