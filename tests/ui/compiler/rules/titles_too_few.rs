//~ 1 error
use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {
    S,
    M,
}

#[derive(ElicitSchema)]
struct Ask {
    #[field(option_titles = ["Small"])]
    a: Size,
}

fn main() {
    let _ = Ask::schema();
}
