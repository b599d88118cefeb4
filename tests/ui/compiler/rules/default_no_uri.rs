//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "uri", default = "/path")]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
