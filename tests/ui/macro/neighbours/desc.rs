//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(desc = "Where it goes")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
