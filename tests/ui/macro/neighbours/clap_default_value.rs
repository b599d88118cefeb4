//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default_value = "Ada")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
