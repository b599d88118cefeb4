//~ 1 error
use schema_core::ElicitSchema;

const VALUE: &[&str] = &[""];

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = ["a"], option_titles = VALUE)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
