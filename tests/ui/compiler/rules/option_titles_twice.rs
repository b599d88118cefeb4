//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = ["s", "m", "l"], option_titles = ["Small", "Medium", "Small"])]
    size: String,
}

fn main() {
    let _ = Ask::schema();
}
