//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "email")]
    a: bool,
}

fn main() {
    let _ = Ask::schema();
}
