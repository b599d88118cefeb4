//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "phone")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
