//~ 1 error
use schema_core::ElicitEnum;

#[derive(ElicitEnum)]
#[elicit(option_titles = ["Small", "Medium"])]
enum Size {
    S,
    M,
}

fn main() {}
