//! Names that ask for a secret. The protocol: servers MUST NOT request
//! sensitive information through form mode (client/elicitation, Security).

use super::text_eq;

/// Exact names, in `snake_case` and `camelCase`.
const NAMES: [&str; 20] = [
    "password",
    "passphrase",
    "secret",
    "api_key",
    "apiKey",
    "access_token",
    "accessToken",
    "refresh_token",
    "refreshToken",
    "private_key",
    "privateKey",
    "client_secret",
    "clientSecret",
    "credit_card",
    "creditCard",
    "card_number",
    "cardNumber",
    "cvv",
    "cvc",
    "ssn",
];

/// Whether a string field of that name asks for a secret.
pub(crate) const fn is_secret(name: &str) -> bool {
    let mut rest: &[&str] = &NAMES;
    while let [secret, tail @ ..] = rest {
        if text_eq(secret, name) {
            return true;
        }
        rest = tail;
    }
    false
}
