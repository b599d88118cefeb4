//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(rename = "")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
