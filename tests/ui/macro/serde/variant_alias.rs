//~ 1 error
use schema_core::ElicitEnum;

#[derive(ElicitEnum)]
enum Color {
    #[serde(alias = "Green")]
    Lime,
    Green,
}

fn main() {
    let _ = <Color as schema_core::ElicitEnum>::OPTIONS;
}
