//~ 1 error
use schema_core::ElicitSchema;

fn rule(_: &u8) -> Result<(), String> {
    Ok(())
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(check = rule)]
    #[serde(deserialize_with = "read")]
    seats: u8,
}

fn main() {}
