//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
#[field(min = 18, max = 120)]
struct Age(u8);

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 16)]
    age: Age,
}

fn main() {
    let _ = Ask::schema();
}
