//~ 3 errors
use schema_core::{ElicitEnum, ElicitSchema, ToolSchema};

#[derive(
    ToolSchema,
    Deserialise,
)]
struct Order {
    #[field(max = if true { 3 } else { 4 })]
    seats: u8,
}

#[derive(
    ElicitSchema,
    Deserialise,
)]
struct Ask {
    #[doc = concat!("How", " many")]
    seats: u8,
}

#[derive(
    ElicitEnum,
    Deserialise,
)]
enum Size {
    S,
}

fn main() {}
