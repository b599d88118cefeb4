//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = std::path::PathBuf::new())]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
