use schema_core::{ElicitEnum, ElicitSchema};
use serde::Deserialize;

#[derive(ElicitSchema, Deserialize)]
struct Newsletter {
    /// We only use it for the newsletter.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    email: String,
    #[field(title = "Age", min = 18)]
    age: Option<u8>,
    #[field(min_items = 1, max_items = 2, default = ["rust"])]
    topics: Vec<Topic>,
}

#[derive(ElicitEnum, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Topic {
    Rust,
    #[elicit(title = "Go, and its tools")]
    Go,
}
