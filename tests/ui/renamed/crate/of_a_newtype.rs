//~ 1 error
use elicit::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
#[field(min = 18)]
struct Age(u8);

#[derive(ElicitSchema)]
#[elicit(crate = ::elicit)]
struct Ask {
    age: Age,
}

fn main() {
    let _ = Ask::schema();
}
