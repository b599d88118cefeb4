//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(not_secret)]
    a: bool,
}

fn main() {
    let _ = Ask::schema();
}
