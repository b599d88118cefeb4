//~ 1 error
use schema_core::ElicitField;

#[derive(ElicitField)]
#[field(options = ["a", "b"])]
struct Maybe(Option<String>);

fn main() {}
