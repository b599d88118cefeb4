//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[serde(rename_all = "camelCase")]
struct Ask {
    first_name: String,
    #[allow(non_snake_case)]
    firstName: String,
}

fn main() {
    let _ = Ask::schema();
}
