//~ 1 error
use schema_core::ElicitSchema;

fn rule(seats: &u8) -> bool {
    *seats > 0
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(check = rule)]
    seats: u8,
}

fn main() {}
