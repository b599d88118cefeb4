//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = 'ab')]
    a: char,
}

fn main() {
    let _ = Ask::schema();
}
