//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(flatten)]
    a: Box<More>,
}

#[derive(ElicitSchema)]
struct More {
    #[serde(flatten)]
    b: Box<Ask>,
}

fn main() {
    let _ = Ask::schema();
}
