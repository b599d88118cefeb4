//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
struct Word(String);

#[derive(ElicitSchema)]
struct Ask {
    password: Word,
}

fn main() {
    let _ = Ask::schema();
}
