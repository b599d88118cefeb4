//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(trust_serde = true)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
