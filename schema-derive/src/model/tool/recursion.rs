//! Where a type mentions the one that is derived.

use quote::ToTokens;
use syn::{DeriveInput, GenericArgument, GenericParam, PathArguments, Type, TypePath};

use crate::types::walk;

/// A mention of the own type.
pub(super) enum Mention<'t> {
    /// With its own parameters.
    Own(&'t TypePath),
    /// With others: a type for each, without end.
    OtherArguments(&'t TypePath),
}

/// The mentions in a type, by the name of the item alone: through another type or an alias
/// the compiler finds the circle.
pub(super) fn mentions<'t>(ty: &'t Type, own: &DeriveInput) -> Vec<Mention<'t>> {
    let mut found = Vec::new();
    walk(ty, &mut |ty| {
        let Type::Path(path) = ty else { return true };
        if path.path.is_ident("Self") {
            found.push(Mention::Own(path));
        } else if is_own(path, own) {
            let same = has_own_parameters(path, own);
            found.push(if same { Mention::Own(path) } else { Mention::OtherArguments(path) });
            return false;
        }
        true
    });
    found
}

/// The own type where a value always has one: in a pointer at most.
pub(super) fn always<'t>(ty: &'t Type, own: &DeriveInput) -> Option<&'t TypePath> {
    match ty {
        Type::Group(group) => always(&group.elem, own),
        Type::Path(path) if path.path.is_ident("Self") || is_own(path, own) => Some(path),
        Type::Path(path) => {
            let last = path.path.segments.last()?;
            let PathArguments::AngleBracketed(inner) = &last.arguments else { return None };
            let is_pointer = ["Box", "Rc", "Arc"].iter().any(|name| last.ident == name);
            match inner.args.first() {
                Some(GenericArgument::Type(inner)) if is_pointer => always(inner, own),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Only a bare name: `other::Node` is not this `Node`.
fn is_own(path: &TypePath, own: &DeriveInput) -> bool {
    path.qself.is_none()
        && path.path.leading_colon.is_none()
        && path.path.segments.len() == 1
        && path.path.segments.last().is_some_and(|last| last.ident == own.ident)
}

fn has_own_parameters(path: &TypePath, own: &DeriveInput) -> bool {
    let Some(segment) = path.path.segments.last() else { return true };
    let given: Vec<String> = match &segment.arguments {
        PathArguments::AngleBracketed(list) => list
            .args
            .iter()
            .filter(|argument| !matches!(argument, GenericArgument::Lifetime(_)))
            .map(|argument| argument.to_token_stream().to_string())
            .collect(),
        _ => Vec::new(),
    };
    let params: Vec<String> = own
        .generics
        .params
        .iter()
        .filter_map(|param| match param {
            GenericParam::Type(param) => Some(param.ident.to_string()),
            GenericParam::Const(param) => Some(param.ident.to_string()),
            GenericParam::Lifetime(_) => None,
        })
        .collect();
    given == params
}
