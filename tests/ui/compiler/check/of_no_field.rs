//~ 1 error
use schema_core::ElicitSchema;

fn rule(_: &std::time::Duration) -> Result<(), String> {
    Ok(())
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(check = rule)]
    seats: std::time::Duration,
}

fn main() {}
