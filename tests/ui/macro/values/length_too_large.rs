//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = 18446744073709551616)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
