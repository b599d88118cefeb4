//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(help = "Where it goes")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
