//~ 13 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    password: String,
    passphrase: String,
    secret: String,
    api_key: String,
    access_token: String,
    refresh_token: String,
    private_key: String,
    client_secret: String,
    credit_card: String,
    card_number: String,
    cvv: String,
    cvc: String,
    ssn: String,
}

fn main() {
    let _ = Ask::schema();
}
