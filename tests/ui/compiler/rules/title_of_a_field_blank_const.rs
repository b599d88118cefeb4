//~ 1 error
use schema_core::ElicitSchema;

const BLANK: &str = " ";

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = BLANK)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
