//~ 1 error
use schema_core::ElicitSchema;

struct Mute;
fn rule(_: &u8) -> Result<(), Mute> {
    Ok(())
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(check = rule)]
    seats: u8,
}

fn main() {}
