//~ 1 error
use schema_core::ElicitSchema;

mod email_address {
    pub struct EmailAddress;
}

#[derive(ElicitSchema)]
struct Ask {
    a: email_address::EmailAddress,
}

fn main() {
    let _ = Ask::schema();
}
