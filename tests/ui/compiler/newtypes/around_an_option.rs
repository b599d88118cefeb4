//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitField)]
struct Maybe(Option<u8>);

#[derive(ElicitSchema)]
struct Ask {
    maybe: Maybe,
}

fn main() {
    let _ = Ask::schema();
}
