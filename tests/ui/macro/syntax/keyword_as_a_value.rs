//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = fn)]
    value: u8,
}

fn main() {
    let _ = Ask::schema();
}
