//~ 4 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(titel = "a", min_lenght = 3, format = 5 description = "x", max_length = "3")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
