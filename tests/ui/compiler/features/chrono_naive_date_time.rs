//~ 1 error
use schema_core::ElicitSchema;

mod chrono {
    pub struct NaiveDateTime;
}

#[derive(ElicitSchema)]
struct Ask {
    a: chrono::NaiveDateTime,
}

fn main() {
    let _ = Ask::schema();
}
