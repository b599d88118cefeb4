//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = 1, default = "ab")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
