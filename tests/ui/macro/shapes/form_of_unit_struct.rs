//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask;

fn main() {
    let _ = Ask::schema();
}
