//~ 1 error
use schema_core::ElicitSchema;

const OPTIONS: [u8; 2] = [1, 2];

#[derive(ElicitSchema)]
struct Ask {
    #[field(options = OPTIONS)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
