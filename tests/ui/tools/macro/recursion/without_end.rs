//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(recursive)]
    next: Box<Ask>,
}

// An enum may have another end.
#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Rule {
    Not {
        #[field(recursive)]
        of: Box<Rule>,
    },
    Always,
}

fn main() {}
