//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    wait: std::time::Duration,
}

fn main() {
    let _ = Ask::schema();
}
