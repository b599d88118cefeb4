//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = -1)]
    a: u64,
}

fn main() {
    let _ = Ask::schema();
}
