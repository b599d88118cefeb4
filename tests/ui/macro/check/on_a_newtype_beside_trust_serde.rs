//~ 1 error
use schema_core::ElicitField;

fn rule(_: &Seats) -> Result<(), String> {
    Ok(())
}

#[derive(ElicitField)]
#[elicit(trust_serde, check = rule)]
struct Seats(u8);

fn main() {}
