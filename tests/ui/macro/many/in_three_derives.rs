//~ 3 errors
use schema_core::{ElicitEnum, ElicitField, ElicitSchema};

#[derive(ElicitEnum)]
enum Size {}

#[derive(ElicitField)]
struct Age(u8, u8);

#[derive(ElicitSchema)]
struct Ask {
    size: Size,
    sizes: Vec<Size>,
    age: Age,
    #[field(titel = "Name")]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
