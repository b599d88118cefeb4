//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = -3u7)]
    value: i8,
}

fn main() {
    let _ = Ask::schema();
}
