//~ 2 errors
// The code names the crate twice: where it imports from it, and for a macro of it.
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(crate = "nowhere::schema_core")]
struct Ask {
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
