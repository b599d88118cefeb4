//~ 1 error
use schema_core::ElicitSchema;

fn age() -> u8 {
    18
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = age())]
    age: u8,
}

fn main() {
    let _ = Ask::schema();
}
