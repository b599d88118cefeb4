//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
#[elicit(deny_unknown_fields)]
struct Ask {
    name: String,
}

fn main() {}
