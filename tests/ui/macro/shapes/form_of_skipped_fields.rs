//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(skip)]
    cache: u8,
}

fn main() {
    let _ = Ask::schema();
}
