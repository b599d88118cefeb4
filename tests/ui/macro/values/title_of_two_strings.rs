//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = "a" + "b")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
