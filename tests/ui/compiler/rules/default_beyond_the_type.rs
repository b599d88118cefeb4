//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = 256)]
    a: u8,
}

fn main() {
    let _ = Ask::schema();
}
