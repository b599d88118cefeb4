//! A derive works wherever people put it: the expansion relies on no name that
//! the user could have taken, and warns of nothing that the user did not write.

#![deny(warnings)]
#![allow(clippy::panic)] // a test that stops at the first surprise says where
#![allow(dead_code)] // forms of which no answer is read

mod conditional;
mod deprecated;
mod from_macros;
mod generics;
mod names;
mod no_prelude;
mod shadowed;
mod size;
mod threads;
mod tools;

/// The names of a form's fields.
fn names<T: schema_core::ElicitSchema>() -> Vec<&'static str> {
    T::schema().fields().map(|field| field.name()).collect()
}
