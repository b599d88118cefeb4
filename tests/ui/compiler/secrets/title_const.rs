//~ 1 error
use schema_core::ElicitSchema;

const TITLE: &str = "The API key";

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = TITLE)]
    word: String,
}

fn main() {
    let _ = Ask::schema();
}
