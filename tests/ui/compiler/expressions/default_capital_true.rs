//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = True)]
    news: bool,
}

fn main() {
    let _ = Ask::schema();
}
