//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask(String, u8);

fn main() {
    let _ = Ask::schema();
}
