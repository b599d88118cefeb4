//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    a: std::ffi::OsString,
}

fn main() {
    let _ = Ask::schema();
}
