use schema_core::{ElicitEnum, ElicitSchema};
use serde::Deserialize;

#[derive(ElicitSchema, Deserialize)]
struct Newsletter {
    /// We only use it for the newsletter.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    email: String,
    #[field(title = "Age", min = 18)]
    age: Option<u8>,
    #[field(default = "weekly")]
    rhythm: Rhythm,
    #[field(min_items = 1, max_items = 2)]
    topics: Vec<Topic>,
}

#[derive(ElicitEnum, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Rhythm {
    Daily,
    #[elicit(title = "Once a week")]
    Weekly,
}

#[derive(ElicitEnum, Deserialize)]
enum Topic {
    Rust,
    Go,
}
