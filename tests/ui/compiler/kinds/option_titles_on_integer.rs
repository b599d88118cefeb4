//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(option_titles = ["Small", "Medium"])]
    a: Option<u8>,
}

fn main() {
    let _ = Ask::schema();
}
