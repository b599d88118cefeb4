//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title => "x")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
