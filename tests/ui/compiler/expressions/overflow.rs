//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = 1 << 70)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
