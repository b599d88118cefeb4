//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(rename_all = "camelCase")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
