//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = b"a")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
