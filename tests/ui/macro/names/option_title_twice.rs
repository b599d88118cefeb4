//~ 1 error
use schema_core::ElicitEnum;

#[derive(ElicitEnum)]
enum Size {
    #[elicit(title = "Small")]
    S,
    #[elicit(title = "Small")]
    M,
}

fn main() {}
