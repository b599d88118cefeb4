use schemars::JsonSchema;
use serde::Deserialize;

#[derive(JsonSchema, Deserialize)]
struct Booking {
    /// As in the passport
    #[schemars(length(min = 1, max = 80))]
    name: String,
    #[schemars(range(min = 1, max = 6))]
    seats: u8,
    class: Class,
    #[schemars(email)]
    mail: Option<String>,
}

#[derive(JsonSchema, Deserialize)]
#[schemars(inline)]
enum Class {
    First,
    Second,
}
