//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 1)]
    a: bool,
}

fn main() {
    let _ = Ask::schema();
}
