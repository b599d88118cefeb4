//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "email", default = "me")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
