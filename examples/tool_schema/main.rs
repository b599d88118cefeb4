//! The parameters of a tool that searches for articles: by the derive, where the types are
//! known, and by the builder, with what is known only at run time.
//!
//! Run it with `cargo run --example tool_schema`.

use schema_core::object::{ObjectBuilder, ObjectError, Type};
use schema_core::{ObjectSchema, ToolSchema};
use serde_json::json;

/// Searches for articles
#[derive(ToolSchema)]
#[allow(dead_code)] // only its schema is shown
struct Search {
    /// Words to look for
    #[field(min_length = 1)]
    query: String,
    author: Option<Person>,
    #[field(max_items = 5)]
    tags: Option<Vec<String>>,
    status: Option<Status>,
    #[field(min = 1, max = 100, default = 10)]
    limit: u8,
    sort: Option<Vec<Sort>>,
}

/// Who wrote the article
#[derive(ToolSchema)]
#[allow(dead_code)]
struct Person {
    #[field(min_length = 1)]
    name: String,
    #[field(format = "email")]
    email: Option<String>,
}

#[derive(ToolSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code)]
enum Status {
    Draft,
    Published,
}

#[derive(ToolSchema)]
#[allow(dead_code)]
struct Sort {
    #[field(options = ["date", "title"])]
    by: String,
    ascending: bool,
}

/// The same at run time, with the tags that there are just now.
fn parameters(tags: &[&str]) -> ObjectBuilder {
    let person = ObjectSchema::builder()
        .description("Who wrote the article")
        .required("name", Type::string().min_length(1))
        .optional("email", Type::string().format("email"));
    ObjectSchema::builder()
        .description("Searches for articles")
        .required("query", Type::string().min_length(1).description("Words to look for"))
        .optional("author", person)
        .optional("tags", Type::array(Type::string().options(tags.iter().copied())).max_items(5))
        .optional("limit", Type::integer().min(1).max(100).default(10))
}

fn main() -> Result<(), ObjectError> {
    println!("By the derive:\n{:#}\n", Search::schema());

    // A fragment that exists as JSON goes in as it is; it has keywords of its own.
    let age = json!({ "type": "integer", "exclusiveMinimum": 0, "x-unit": "day" });
    let tool = parameters(&["rust", "go"])
        .optional("age", Type::raw(age).description("Not older than this"));
    println!("By the builder:\n{:#}\n", tool.build()?);

    println!("Strict:\n{:#}", parameters(&["rust", "go"]).build()?.strict()?);
    Ok(())
}
