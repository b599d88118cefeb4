//~ 1 error
use schema_core::ElicitSchema;

const TITLE: u8 = 18;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = TITLE)]
    age: u8,
}

fn main() {
    let _ = Ask::schema();
}
