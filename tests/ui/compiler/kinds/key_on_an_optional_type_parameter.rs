//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<T: schema_core::ElicitField> {
    #[field(min_length = 3)]
    a: Option<T>,
}

fn main() {
    let _ = Ask::<String>::schema();
}
