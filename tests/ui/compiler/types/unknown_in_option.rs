//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = "Home")]
    home: Option<Adress>,
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
