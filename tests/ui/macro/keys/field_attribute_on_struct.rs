//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[field(min = 1)]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
