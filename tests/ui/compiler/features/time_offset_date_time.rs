//~ 1 error
use schema_core::ElicitSchema;

mod time {
    pub struct OffsetDateTime;
}

#[derive(ElicitSchema)]
struct Ask {
    a: time::OffsetDateTime,
}

fn main() {
    let _ = Ask::schema();
}
