//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(not_secret true)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
