//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = "Name")]
    #[field(title = "Your name")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
