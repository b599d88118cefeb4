//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
#[field(format = "email")]
struct Mail(String);

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "uri")]
    mail: Mail,
}

fn main() {
    let _ = Ask::schema();
}
