//~ 5 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles(openai))]
struct Word {
    a: String,
}

#[derive(ToolSchema)]
#[schema(profiles("openai" "gemini"))]
struct Comma {
    a: String,
}

#[derive(ToolSchema)]
#[schema(profiles("OpenAI", "claude", "google"))]
struct Names {
    a: String,
}

fn main() {}
