//~ 1 error
use schema_core::ElicitSchema;

mod jiff {
    pub struct Timestamp;
}

#[derive(ElicitSchema)]
struct Ask {
    a: jiff::Timestamp,
}

fn main() {
    let _ = Ask::schema();
}
