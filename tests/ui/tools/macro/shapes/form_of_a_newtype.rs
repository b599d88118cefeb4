//~ 1 error
// Which has its own derive beside.
use schema_core::{ElicitField, ElicitSchema, ToolSchema};

#[derive(ElicitField, ElicitSchema)]
struct Age(u8);

#[derive(ToolSchema)]
struct Guest {
    age: Age,
}

fn main() {
    let _ = Guest::schema();
}
