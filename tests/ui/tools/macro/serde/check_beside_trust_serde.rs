//~ 1 error
use schema_core::ToolSchema;

fn rule(_: &u8) -> Result<(), String> {
    Ok(())
}

#[derive(ToolSchema)]
struct Ask {
    #[field(check = rule, trust_serde)]
    seats: u8,
}

fn main() {}
