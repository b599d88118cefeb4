//~ 1 error
use schema_core::ElicitField;
use std::marker::PhantomData;

#[derive(ElicitField)]
struct Id<T>(PhantomData<T>);

fn main() {}
