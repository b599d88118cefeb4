//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Address {
    street: String,
}

#[derive(ElicitSchema)]
struct Ask<T> {
    #[serde(flatten)]
    value: T,
    street: String,
}

fn main() {
    let _ = Ask::<Address>::schema();
}
