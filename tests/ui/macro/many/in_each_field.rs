//~ 6 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field = "x"]
    b: u8,
    #[field("x")]
    c: u8,
    #[field(title)]
    d: u8,
    #[field(title: "x")]
    e: u8,
    #[field(title = 5)]
    f: u8,
    #[field(min = "1")]
    g: u8,
}

fn main() {
    let _ = Ask::schema();
}
