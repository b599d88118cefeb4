//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    a: std::marker::PhantomData<u8>,
}

fn main() {
    let _ = Ask::schema();
}
