//~ 1 error
use schema_core::ElicitSchema;

struct Address;

#[derive(ElicitSchema)]
struct Ask<T> {
    value: T,
}

fn main() {
    let _ = Ask::<Address>::schema();
}
