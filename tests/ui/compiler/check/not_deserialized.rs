//~ 1 error
use schema_core::ElicitSchema;

fn rule(_: &Ask) -> Result<(), String> {
    Ok(())
}

#[derive(ElicitSchema)]
#[elicit(check = rule)]
struct Ask {
    seats_too: u8,
    seats: u8,
}

fn main() {}
