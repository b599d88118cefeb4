//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(minLength = 3)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
