//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Name {
    name: String,
}

#[derive(ElicitSchema)]
#[serde(deny_unknown_fields)]
struct Person {
    age: u8,
    #[serde(flatten)]
    name: Name,
}

fn main() {
    let _ = (Name::schema(), Person::schema());
}
