//~ 3 errors
use schema_core::ElicitSchema;

mod my {
    pub struct Option<T>(pub T);
    pub struct String;
    pub struct Vec<T>(pub T);
}

#[derive(ElicitSchema)]
struct Ask {
    a: my::Option<u8>,
    b: my::String,
    c: my::Vec<u8>,
}

fn main() {
    let _ = Ask::schema();
}
