//~ 4 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(titel = "A", min_length = "3", max = 9)]
    a: String,
    #[field(max = 300)]
    b: u128,
}

fn main() {
    let _ = Ask::schema();
}
