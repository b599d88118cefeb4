//~ 1 error
use schema_core::ElicitSchema;

mod chrono {
    pub struct NaiveDate;
}

#[derive(ElicitSchema)]
struct Ask {
    a: chrono::NaiveDate,
}

fn main() {
    let _ = Ask::schema();
}
