//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = ["a"], option_titles = ["A", "B"])]
    a: Vec<String>,
}

fn main() {
    let _ = Ask::schema();
}
