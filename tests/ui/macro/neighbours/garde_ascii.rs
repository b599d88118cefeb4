//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(ascii)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
