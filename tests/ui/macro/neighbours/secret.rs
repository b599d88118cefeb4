//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(secret)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
