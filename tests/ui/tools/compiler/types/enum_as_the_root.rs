//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Payment {
    Cash,
    Card(String),
}

const ROOT: &schema_core::ObjectSchema<'static> =
    <Payment as ToolSchema>::SCHEMA;

fn main() {}
