//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title = "PIN code")]
    digits: u16,
}

fn main() {
    let _ = Ask::schema();
}
