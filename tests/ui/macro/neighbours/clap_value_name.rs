//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(value_name = "Name")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
