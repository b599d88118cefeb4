//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(not_secret = true)]
    password: String,
}

fn main() {
    let _ = Ask::schema();
}
