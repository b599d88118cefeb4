//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(flatten)]
    home: Adress,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
