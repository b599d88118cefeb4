//! A newtype, understood.

use syn::spanned::Spanned;
use syn::{Data, DeriveInput};

use super::foreign::Trust;
use super::{FOREIGN_FIELD, FOREIGN_INPUT, Field, Newtype, checked, of_type_of, refuse_foreign};
use crate::attr::Keys;
use crate::attr::serde::Serde;
use crate::errors::Errors;
use crate::types;

const OF_AN_ENUM: &str = "`ElicitField` is for a newtype, a struct around one value: derive `ElicitEnum` for an enum of unit variants, and that alone";

/// What is wrong with an enum, for the compiler to say; nothing where it was said.
pub(crate) fn refusal_of_an_enum(input: &DeriveInput, errors: &Errors) -> Option<&'static str> {
    let is_enum = matches!(input.data, Data::Enum(_));
    (is_enum && errors.is_empty()).then_some(OF_AN_ENUM)
}

/// A newtype: a struct that serde reads as the one value in it.
pub(crate) fn newtype<'a>(
    input: &'a DeriveInput,
    keys: Keys,
    names: &[&str],
    errors: &mut Errors,
) -> Option<Newtype<'a>> {
    let serde = Serde::read(&input.attrs);
    let trust = keys.trust(false);
    let inner = inner(input, &serde, trust, errors)?;
    if types::refuse(&inner.ty, errors) {
        return None;
    }
    for attribute in &inner.attrs {
        if names.iter().any(|name| attribute.path().is_ident(name)) {
            errors.on(
                attribute.path(),
                "what is said of the newtype belongs onto the struct: move it there",
            );
        }
    }
    if errors.is_empty() {
        let serde = Serde::read(&inner.attrs);
        refuse_foreign(&serde, &FOREIGN_FIELD, trust, of_type_of("newtype"), errors);
    }
    let trusts_serde = keys.trust_serde.is_some();
    let hides_option = !serde.has(&["transparent"]) && !trusts_serde;
    let field = Field {
        name: String::new(),
        name_span: inner.ty.span(),
        aliases: Vec::new(),
        ty: &inner.ty,
        docs: None,
        keys: checked(keys, errors),
        has_serde_default: false,
        trusts_serde,
        mentions_own: false,
    };
    Some(Newtype { field, hides_option })
}

/// The one field of a newtype.
fn inner<'a>(
    input: &'a DeriveInput,
    serde: &Serde,
    trust: Trust<'_>,
    errors: &mut Errors,
) -> Option<&'a syn::Field> {
    let way_out = "`ElicitField` is for a newtype, a struct around one value";
    let data = match &input.data {
        Data::Struct(data) => data,
        Data::Enum(_) if input.generics.params.is_empty() => return None,
        Data::Enum(_) => {
            errors.at(input.ident.span(), OF_AN_ENUM);
            return None;
        }
        Data::Union(_) => {
            errors.at(input.ident.span(), format!("{way_out}: make this union a struct"));
            return None;
        }
    };
    refuse_foreign(serde, &FOREIGN_INPUT, trust, of_type_of("newtype"), errors);
    // Beside the value serde takes a transparent struct's `PhantomData`, skipped.
    let is_beside =
        |field: &syn::Field| serde.has(&["transparent"]) && Serde::read(&field.attrs).is_skipped();
    let fields: Vec<&syn::Field> = data.fields.iter().filter(|field| !is_beside(field)).collect();
    let [inner] = fields.as_slice() else {
        errors.at(input.ident.span(), format!("{way_out}: this one has {} of them", fields.len()));
        return None;
    };
    if inner.ident.is_some() && !serde.has(&["transparent"]) {
        errors.on(&inner.ident, "serde reads a named field from an object: say `#[serde(transparent)]` on the struct, or use a tuple struct");
        return None;
    }
    Some(inner)
}
