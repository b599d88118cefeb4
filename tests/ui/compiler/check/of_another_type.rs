//~ 1 error
use schema_core::ElicitSchema;

fn rule(_: &String) -> Result<(), String> {
    Ok(())
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(check = rule)]
    seats: u8,
}

fn main() {}
