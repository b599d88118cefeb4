//~ 1 error
// What has no title is shown by its value.
use schema_core::ElicitEnum;

#[derive(ElicitEnum)]
enum Size {
    #[elicit(title = "Medium")]
    S,
    Medium,
}

fn main() {}
