//! Where the names of our constants and impls stand, so that the compiler says once of a type
//! that it can't find it.
//!
//! It says so wherever the type is mentioned, and once for all that read the same. In the
//! user's own struct it advises a type parameter beside, but only of a type that is an
//! argument (`Option<Adress>`); here each type is one, and the advice hangs on whether the
//! constant around has a place in the user's file to stand.

use proc_macro2::{Ident, Span};
use syn::{GenericArgument, PathArguments, Type};

/// What types mention that may be undeclared.
#[derive(Clone, Copy, Default)]
struct Mentions {
    alone: bool,
    as_argument: bool,
}

/// The place for the name of a constant that mentions these types. Where some are mentioned
/// alone, and others as arguments, the former are said once.
pub(super) fn place<'t>(types: impl IntoIterator<Item = &'t Type>, item: Span) -> Span {
    let mut found = Mentions::default();
    for ty in types {
        found.add(ty, false);
    }
    if found.as_argument && !found.alone { item } else { Span::call_site() }
}

/// `impl` at that place, for one that mentions them.
pub(super) fn implement<'t>(types: impl IntoIterator<Item = &'t Type>, item: Span) -> Ident {
    Ident::new("impl", place(types, item))
}

impl Mentions {
    fn add(&mut self, ty: &Type, is_argument: bool) {
        match ty {
            Type::Group(group) => self.add(&group.elem, is_argument),
            Type::Paren(paren) => self.add(&paren.elem, is_argument),
            Type::Reference(reference) => self.add(&reference.elem, is_argument),
            Type::Array(array) => self.add(&array.elem, is_argument),
            Type::Slice(slice) => self.add(&slice.elem, is_argument),
            Type::Tuple(tuple) => tuple.elems.iter().for_each(|elem| self.add(elem, is_argument)),
            Type::Path(path) => {
                for segment in &path.path.segments {
                    if let PathArguments::AngleBracketed(list) = &segment.arguments {
                        for argument in &list.args {
                            if let GenericArgument::Type(ty) = argument {
                                self.add(ty, true);
                            }
                        }
                    }
                }
                let name = path.path.get_ident();
                let is_unknown = name.is_some_and(|name| !KNOWN.iter().any(|known| name == known));
                self.as_argument |= is_unknown && is_argument;
                self.alone |= is_unknown && !is_argument;
            }
            _ => {}
        }
    }
}

/// Names that nobody has to declare.
const KNOWN: [&str; 16] = [
    "String", "str", "bool", "char", "i8", "i16", "i32", "i64", "isize", "u8", "u16", "u32", "u64",
    "usize", "f32", "f64",
];
