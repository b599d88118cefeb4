//! Walking through the types of fields, as they are spelled.

use syn::{GenericArgument, PathArguments, ReturnType, Type, TypeParamBound};

use crate::errors::Errors;

/// Visits a type, and the types in it for as long as the visitor wants them.
pub(crate) fn walk<'t>(ty: &'t Type, visit: &mut dyn FnMut(&'t Type) -> bool) {
    if !visit(ty) {
        return;
    }
    match ty {
        Type::Group(group) => walk(&group.elem, visit),
        Type::Paren(paren) => walk(&paren.elem, visit),
        Type::Reference(reference) => walk(&reference.elem, visit),
        Type::Array(array) => walk(&array.elem, visit),
        Type::Slice(slice) => walk(&slice.elem, visit),
        Type::Tuple(tuple) => tuple.elems.iter().for_each(|elem| walk(elem, visit)),
        Type::Path(path) => {
            path.path.segments.iter().for_each(|segment| walk_arguments(&segment.arguments, visit));
        }
        _ => {}
    }
}

fn walk_arguments<'t>(arguments: &'t PathArguments, visit: &mut dyn FnMut(&'t Type) -> bool) {
    match arguments {
        PathArguments::AngleBracketed(list) => {
            for argument in &list.args {
                if let GenericArgument::Type(ty) = argument {
                    walk(ty, visit);
                }
            }
        }
        PathArguments::Parenthesized(list) => {
            if let ReturnType::Type(_, ty) = &list.output {
                walk(ty, visit);
            }
        }
        PathArguments::None => {}
    }
}

/// Whether no code can be made of the type: one that no derive reads, or one that the
/// compiler itself refuses on a field, where each mention would be one more error.
pub(crate) fn refuse(ty: &Type, errors: &mut Errors) -> bool {
    let mut is_refused = false;
    walk(ty, &mut |ty| {
        match ty {
            Type::ImplTrait(_) | Type::Infer(_) => errors.is_reported_by_the_compiler(),
            Type::FnPtr(_) | Type::Ptr(_) => errors.on(ty, NO_DATA),
            Type::TraitObject(object) if object.bounds.iter().any(is_closure) => {
                errors.on(ty, NO_DATA);
            }
            _ => return !is_refused,
        }
        is_refused = true;
        false
    });
    is_refused
}

const NO_DATA: &str =
    "serde reads no such thing, neither a function nor a pointer: leave it out, `#[serde(skip)]`";

/// `Fn()`, of which nobody else can say how to read it.
fn is_closure(bound: &TypeParamBound) -> bool {
    let TypeParamBound::Trait(bound) = bound else { return false };
    bound.path.segments.last().is_some_and(|last| {
        matches!(last.arguments, PathArguments::Parenthesized(_))
            && ["Fn", "FnMut", "FnOnce"].iter().any(|name| last.ident == name)
    })
}
