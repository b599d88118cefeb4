//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<'a> {
    name: &'a str,
    home: Option<&'b str>,
}

fn main() {}
