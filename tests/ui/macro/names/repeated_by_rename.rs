//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    mail: String,
    #[serde(rename = "mail")]
    email: String,
}

fn main() {
    let _ = Ask::schema();
}
