//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = [("a", "A")])]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
