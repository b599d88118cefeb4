//~ 1 error
use schema_core::ElicitSchema;

fn rule(_: &String) -> Result<(), String> {
    Ok(())
}

#[derive(ElicitSchema)]
#[elicit(check = rule)]
struct Ask {
    seats_too: u8,
    seats: u8,
}

impl<'de> serde::Deserialize<'de> for Ask {
    fn deserialize<D: serde::Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Ok(Self { seats_too: 1, seats: 1 })
    }
}

fn main() {}
