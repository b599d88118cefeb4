use schema_core::{ElicitEnum, ElicitSchema};
use serde::Deserialize;

#[derive(ElicitSchema, Deserialize)]
struct Booking {
    /// As in the passport
    #[field(min_length = 1, max_length = 80)]
    name: String,
    #[field(min = 1, max = 6)]
    seats: u8,
    class: Class,
    #[field(format = "email")]
    mail: Option<String>,
}

#[derive(ElicitEnum, Deserialize)]
enum Class {
    First,
    Second,
}
