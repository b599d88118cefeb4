//~ 1 error
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitSchema)]
struct Ask<T: ElicitField> {
    #[field(min = 3)]
    a: T,
}

fn main() {
    let _ = Ask::<u8>::schema();
}
