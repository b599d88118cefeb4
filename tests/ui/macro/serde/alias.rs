//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[serde(alias = "surname", alias = "mail")]
    name: String,
    #[serde(rename = "mail")]
    email: String,
}

fn main() {
    let _ = Ask::schema();
}
