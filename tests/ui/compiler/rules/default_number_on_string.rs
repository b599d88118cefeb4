//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = 3)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
