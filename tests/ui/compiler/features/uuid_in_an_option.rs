//~ 1 error
use schema_core::ElicitSchema;

mod uuid {
    pub struct Uuid;
}

#[derive(ElicitSchema)]
struct Ask {
    a: Option<uuid::Uuid>,
}

fn main() {
    let _ = Ask::schema();
}
