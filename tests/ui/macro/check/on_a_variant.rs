//~ 1 error
use schema_core::ElicitEnum;

#[derive(ElicitEnum)]
enum Size {
    #[elicit(check = rule)]
    S,
    M,
}

fn main() {}
