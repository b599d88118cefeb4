//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_length = 3, default = "ab")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
