//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(enum_names = ["Small", "Medium"])]
    #[field(options = ["s", "m"])]
    #[field(option_titles = ["Small", "Medium"])]
    size: String,
}

fn main() {
    let _ = Ask::schema();
}
