//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    both: (u8, u8),
}

fn main() {
    let _ = Ask::schema();
}
