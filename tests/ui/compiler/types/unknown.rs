//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    home: Adress,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
