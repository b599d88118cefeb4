//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
struct Age(u8);

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = 3)]
    age: Age,
}

fn main() {
    let _ = Ask::schema();
}
