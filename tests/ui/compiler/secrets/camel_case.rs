//~ 7 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[serde(rename_all = "camelCase")]
struct Ask {
    api_key: String,
    access_token: String,
    refresh_token: String,
    private_key: String,
    client_secret: String,
    credit_card: String,
    card_number: String,
}

fn main() {
    let _ = Ask::schema();
}
