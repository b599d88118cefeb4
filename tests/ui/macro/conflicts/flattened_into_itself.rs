//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    a: bool,
    #[serde(flatten)]
    b: Box<Ask>,
}

fn main() {
    let _ = Ask::schema();
}
