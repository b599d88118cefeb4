//~ 1 error
use schema_core::ToolSchema;
use std::marker::PhantomData;

#[derive(ToolSchema)]
struct Ask<T> {
    name: String,
    of: PhantomData<T>,
}

fn main() {}
