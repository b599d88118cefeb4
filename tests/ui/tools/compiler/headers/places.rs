//~ 7 errors
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Inner {
    #[field(mcp_header = "Region")]
    region: String,
}

#[derive(ToolSchema)]
struct Tree {
    #[field(mcp_header = "Region")]
    region: String,
    #[field(recursive)]
    next: Option<Box<Tree>>,
}

#[derive(ToolSchema)]
struct Ask {
    list: Vec<Inner>,
    map: BTreeMap<String, Inner>,
    tree: Tree,
}

#[derive(ToolSchema)]
struct Twice {
    #[field(mcp_header = "region")]
    region: String,
    inner: Inner,
}

#[derive(ToolSchema)]
struct Nested {
    first: Inner,
    name: String,
    second: Inner,
}

#[derive(ToolSchema)]
struct Flattened {
    inner: Inner,
    #[serde(flatten)]
    flat: Inner,
}

#[derive(ToolSchema)]
enum Way {
    In {
        #[field(mcp_header = "Region")]
        region: String,
    },
    Out,
}

fn main() {}
