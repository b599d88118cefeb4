//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
enum Ask {
    Yes,
    No,
}

fn main() {
    let _ = Ask::schema();
}
