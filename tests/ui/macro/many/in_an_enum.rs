//~ 4 errors
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
#[serde(tag = "x")]
enum Size {
    #[elicit(titel = "S")]
    S,
    Other(String),
    #[serde(rename = "S")]
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    size: Size,
    sizes: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
