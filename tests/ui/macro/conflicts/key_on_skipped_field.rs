//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    name: String,
    #[serde(skip)]
    #[field(title = "Cache")]
    cache: u8,
}

fn main() {
    let _ = Ask::schema();
}
