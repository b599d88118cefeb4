//~ 1 error
use schema_core::ElicitSchema;

mod url {
    pub struct Url;
}

#[derive(ElicitSchema)]
struct Ask {
    a: url::Url,
}

fn main() {
    let _ = Ask::schema();
}
