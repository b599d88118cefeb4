//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(with = "my::module")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
