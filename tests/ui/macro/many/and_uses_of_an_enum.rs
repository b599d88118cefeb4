//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    Small,
    Other(u8),
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(default = "Small")]
    a: Size,
    #[field(default = Size::Small)]
    b: Option<Size>,
    #[field(default = [Size::Small], min_items = 1)]
    c: Vec<Size>,
}

fn main() {
    let _ = Ask::schema();
}
