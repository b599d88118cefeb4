//! The parameters of a tool that searches for articles, in both profiles: as
//! declared, for a tool of an MCP server, and strict, for structured output.
//!
//! Run it with `cargo run -p schema-examples --example tool_schema`.

use schema_core::ObjectSchema;
use schema_core::object::{ObjectBuilder, ObjectError, Type};
use serde_json::json;

fn person() -> ObjectBuilder {
    ObjectSchema::builder()
        .description("Who wrote the article")
        .required("name", Type::string().min_length(1))
        .optional("email", Type::string().format("email"))
}

fn parameters() -> ObjectBuilder {
    ObjectSchema::builder()
        .description("Searches for articles")
        .required("query", Type::string().min_length(1).description("Words to look for"))
        .optional("author", person())
        .optional("tags", Type::array(Type::string()).max_items(5))
        .optional("status", Type::string().options(["draft", "published"]))
        .optional("limit", Type::integer().min(1).max(100).default(10))
        .optional(
            "sort",
            Type::array(
                ObjectSchema::builder()
                    .required("by", Type::string().options(["date", "title"]))
                    .required("ascending", Type::boolean()),
            ),
        )
}

fn main() -> Result<(), ObjectError> {
    // A fragment that exists as JSON goes in as it is; it has keywords of its
    // own, so only the default profile can have it.
    let age = json!({ "type": "integer", "exclusiveMinimum": 0, "x-unit": "day" });
    let tool = parameters().optional("age", Type::raw(age).description("Not older than this"));
    println!("As declared:\n{:#}\n", tool.clone().build()?);

    if let Err(error) = tool.build()?.strict() {
        println!("Not strict: {error}\n");
    }
    println!("Strict:\n{:#}", parameters().build()?.strict()?);
    Ok(())
}
