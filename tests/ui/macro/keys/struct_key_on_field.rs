//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(crate = schema_core)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
