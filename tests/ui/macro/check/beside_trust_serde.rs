//~ 1 error
use schema_core::ElicitSchema;

fn rule(_: &u8) -> Result<(), String> {
    Ok(())
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(check = rule, trust_serde)]
    seats: u8,
}

fn main() {}
