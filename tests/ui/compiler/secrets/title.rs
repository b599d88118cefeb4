//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = "Your password")]
    word: String,
}

fn main() {
    let _ = Ask::schema();
}
