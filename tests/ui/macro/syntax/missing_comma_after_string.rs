//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = "Age" min = 3)]
    age: u8,
}

fn main() {
    let _ = Ask::schema();
}
