//! Fields: names as serde reads them, keys, and what excludes each other.

use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Token, Type};

use super::super::alias::refuse_repeated;
use super::super::foreign::{FOREIGN_FIELD, Trust, refuse_foreign};
use super::super::{is_named, wire_name};
use super::recursion::{self, Mention};
use super::{Field, Item, Names, Object};
use crate::attr::docs::Docs;
use crate::attr::read;
use crate::attr::serde::{RenameRule, Serde};
use crate::attr::tool::{Place, ToolKeys};
use crate::errors::Errors;
use crate::types;

/// What is read, and what the whole type says of each part.
pub(super) struct Reader<'a, 'r> {
    pub(super) input: &'a DeriveInput,
    pub(super) names: Names,
    pub(super) serde: &'r Serde,
    pub(super) trusted: bool,
    pub(super) keys: &'r ToolKeys,
}

impl<'a> Reader<'a, '_> {
    /// The properties of a struct, or of a variant.
    pub(super) fn object(
        &self,
        fields: &'a Punctuated<syn::Field, Token![,]>,
        rule: Option<RenameRule>,
        denied: bool,
        errors: &mut Errors,
    ) -> Object<'a> {
        let items = fields.iter().filter_map(|field| self.item(field, rule, errors)).collect();
        let object = Object { items, denied };
        refuse_repeated(object.items.iter().filter_map(Item::as_field), errors);
        object
    }

    fn item(
        &self,
        field: &'a syn::Field,
        rule: Option<RenameRule>,
        errors: &mut Errors,
    ) -> Option<Item<'a>> {
        let ident = field.ident.as_ref()?;
        let serde = Serde::read(&field.attrs);
        let mut value = self.value(field, Place::Field, errors);
        if serde.is_skipped() {
            value.keys.written.refuse(
                "serde skips this field, so it is not in the schema: remove the key, or the `skip`",
                errors,
            );
            return None;
        }
        if let Some((span, _)) = serde.span(&["flatten"]) {
            value.keys.written.refuse(
                "the fields of a flattened type say this themselves: remove the key",
                errors,
            );
            if is_named(&field.ty, &self.input.ident) {
                errors.on(&field.ty, "a type can't be flattened into itself, it would have no end: remove it, or flatten another type");
                return None;
            }
            return Some(Item::Flatten(&field.ty, span));
        }
        value.keys.written.kind_is_unknown |= types::refuse(&field.ty, errors);
        (value.name, value.name_span) = wire_name(ident, &serde, rule, RenameRule::field);
        value.mentions_own = self.check_recursion(&field.ty, value.keys.is_marked(), errors);
        // Of an enum another variant may be the end.
        let is_struct = matches!(self.input.data, Data::Struct(_));
        if is_struct && value.keys.is_marked() && !value.has_serde_default {
            if let Some(own) = recursion::always(&field.ty, self.input) {
                errors.on(own, "each value has another of its kind in it, without end: make it an `Option`, or a list");
            }
        }
        Some(Item::Field(Box::new(value)))
    }

    /// A field without its name.
    pub(super) fn value(
        &self,
        field: &'a syn::Field,
        place: Place,
        errors: &mut Errors,
    ) -> Field<'a> {
        let mut keys: ToolKeys = read(&field.attrs, self.names.field, place, errors);
        let serde = Serde::read(&field.attrs);
        let trust = keys.trust(self.trusted);
        let trusts_serde = trust.is_given;
        refuse_foreign(&serde, &FOREIGN_FIELD, trust, by_schema, errors);
        keys.written.kind_is_unknown |= !trusts_serde && serde.has(&FOREIGN_FIELD);
        Field {
            name: String::new(),
            name_span: field.ty.span(),
            ty: &field.ty,
            docs: Docs::read(&field.attrs).filter(|_| keys.description.is_none()),
            aliases: serde.aliases().cloned().collect(),
            has_serde_default: serde.has(&["default"]) || self.serde.has(&["default"]),
            trusts_serde,
            mentions_own: false,
            keys,
        }
    }

    /// Reports what is wrong with mentions of the own type; whether there is one.
    pub(super) fn check_recursion(&self, ty: &Type, is_marked: bool, errors: &mut Errors) -> bool {
        // The whole may have the mark, where it does not belong.
        let is_marked = is_marked || self.keys.written.marks_wrongly;
        let mentions = recursion::mentions(ty, self.input);
        for mention in &mentions {
            match mention {
                Mention::Own(path) if !is_marked => {
                    errors.on(path, "a type that leads back to itself has a schema without end: say `#[field(recursive)]`, and it is mentioned by its name");
                    return true;
                }
                Mention::OtherArguments(path) => {
                    errors.on(path, "each mention has other arguments than the one before, so that there is no end of types: mention the type with its own parameters");
                    return true;
                }
                Mention::Own(_) => {}
            }
        }
        !mentions.is_empty()
    }
}

impl ToolKeys {
    /// Whether a mention of the own type is meant to be one, said rightly or not.
    pub(super) fn is_marked(&self) -> bool {
        self.recursive.is_some()
            || self.written.marks_wrongly
            || self.items.iter().chain(&self.values).any(|inner| inner.keys.is_marked())
    }

    pub(super) fn trust(&self, is_around: bool) -> Trust<'_> {
        Trust::of(self.check.as_ref(), self.trust_serde.as_ref(), is_around)
    }
}

/// How to vouch for serde.
pub(super) fn by_schema(word: &str) -> String {
    format!(
        "with `{word}` serde may read something else than the schema says: if every value that the schema allows will do, vouch for it with `trust_serde`"
    )
}
