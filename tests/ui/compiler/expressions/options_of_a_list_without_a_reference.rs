//~ 1 error
use schema_core::ElicitSchema;

const OPTIONS: [&str; 2] = ["a", "b"];

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = OPTIONS)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
