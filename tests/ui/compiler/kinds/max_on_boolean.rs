//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max = 2)]
    a: bool,
}

fn main() {
    let _ = Ask::schema();
}
