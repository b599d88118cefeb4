//~ 4 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(title "x")]
    a: String,
    #[field(min 3)]
    b: u8,
    #[field(default true)]
    c: bool,
    #[field(max LAST)]
    d: u8,
}

fn main() {
    let _ = Ask::schema();
}
