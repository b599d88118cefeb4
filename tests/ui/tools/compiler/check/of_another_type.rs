//~ 1 error
use schema_core::ToolSchema;

fn rule(_: &String) -> Result<(), String> {
    Ok(())
}

#[derive(ToolSchema)]
struct Ask {
    #[field(check = rule)]
    seats: u8,
}

fn main() {}
