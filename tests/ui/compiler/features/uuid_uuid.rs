//~ 1 error
use schema_core::ElicitSchema;

mod uuid {
    pub struct Uuid;
}

#[derive(ElicitSchema)]
struct Ask {
    a: uuid::Uuid,
}

fn main() {
    let _ = Ask::schema();
}
