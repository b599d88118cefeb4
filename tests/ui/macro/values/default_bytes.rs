//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = b"x")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
