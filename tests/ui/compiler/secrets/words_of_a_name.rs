//~ 13 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    db_password: String,
    new_password: String,
    password2: String,
    #[serde(rename = "userPassword3")]
    a: String,
    passcode: String,
    pwd: String,
    apikey: String,
    api_token: String,
    auth_token: String,
    otp: String,
    pin_code: String,
    passwd: String,
    my_api_keys: String,
}

fn main() {
    let _ = Ask::schema();
}
