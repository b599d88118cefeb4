//~ 2 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    // The compiler says it of each place where the type stands, with other advice.
    #[field(title = "Home")]
    home: Option<Adress>,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
