//~ 1 error
use schema_core::ElicitSchema;
use std::marker::PhantomData;

#[derive(ElicitSchema)]
struct Ask<T> {
    name: String,
    of: PhantomData<T>,
}

fn main() {}
