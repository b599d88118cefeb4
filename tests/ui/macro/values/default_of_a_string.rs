//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = String::from("Ada"))]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
