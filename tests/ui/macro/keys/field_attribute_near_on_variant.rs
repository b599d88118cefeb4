//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    #[field(titel = "Medium")]
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
