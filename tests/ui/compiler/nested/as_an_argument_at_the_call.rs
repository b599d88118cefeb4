//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<T> {
    a: T,
}

fn main() {
    let _ = Ask::<Vec<u8>>::schema();
}
