//~ 1 error
use elicit::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
