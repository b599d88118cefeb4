//~ 1 error
use schema_core::ToolSchema;

struct Mute;

fn rule(_: &String) -> Result<(), Mute> {
    Ok(())
}

#[derive(ToolSchema)]
struct Ask {
    #[field(check = rule)]
    name: String,
}

fn main() {}
