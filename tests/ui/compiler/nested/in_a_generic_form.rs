//~ 1 error
use schema_core::ElicitSchema;

struct Address;

#[derive(ElicitSchema)]
struct Ask<T> {
    value: T,
    home: Address,
}

fn main() {
    let _ = Ask::<u8>::schema();
}
