//! Fields: names as serde reads them, keys, and what excludes each other.

use std::collections::HashSet;

use syn::punctuated::Punctuated;
use syn::{DeriveInput, Token, Type};

use super::super::alias::Aliases;
use super::super::foreign::{FOREIGN_FIELD, Trust, refuse_foreign};
use super::super::wire_name;
use super::recursion::{self, Mention};
use super::{Field, Item, Names, Object, span_of};
use crate::attr::docs::Docs;
use crate::attr::serde::{RenameRule, Serde};
use crate::attr::tool::{Place, ToolKeys};
use crate::errors::Errors;

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
        object.refuse_repeated_names(errors);
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
            refuse_keys(
                &value.keys,
                "serde skips this field, so it is not in the schema: remove the key, or the `skip`",
                errors,
            );
            return None;
        }
        if let Some((span, _)) = serde.span(&["flatten"]) {
            refuse_keys(
                &value.keys,
                "the fields of a flattened type say this themselves: remove the key",
                errors,
            );
            return Some(Item::Flatten(&field.ty, span));
        }
        (value.name, value.name_span) = wire_name(ident, &serde, rule, RenameRule::field);
        value.mentions_own =
            self.check_recursion(&field.ty, value.keys.recursive.is_some(), errors);
        Some(Item::Field(Box::new(value)))
    }

    /// A field without its name.
    pub(super) fn value(
        &self,
        field: &'a syn::Field,
        place: Place,
        errors: &mut Errors,
    ) -> Field<'a> {
        let keys = ToolKeys::read(&field.attrs, self.names.field, place, errors);
        self.names.refuse_schema_on_field(&field.attrs, errors);
        let serde = Serde::read(&field.attrs);
        let trust = keys.trust(self.trusted);
        let trusts_serde = trust.is_given;
        refuse_foreign(&serde, &FOREIGN_FIELD, trust, by_schema, errors);
        Field {
            name: String::new(),
            name_span: span_of(&field.ty),
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

pub(super) fn refuse_keys(keys: &ToolKeys, message: &str, errors: &mut Errors) {
    if let Some(key) = keys.written.first_but(&["trust_serde"]) {
        errors.at(key.span(), message);
    }
}

impl Object<'_> {
    fn refuse_repeated_names(&self, errors: &mut Errors) {
        let mut seen = HashSet::new();
        let mut aliases = Aliases::new("field");
        for item in &self.items {
            let Item::Field(field) = item else { continue };
            aliases.refuse_taken(&field.name, errors);
            aliases.extend(&field.aliases);
            if field.name.trim().is_empty() {
                errors.at(field.name_span, "a field needs a name that is not blank");
            } else if !seen.insert(field.name.as_str()) {
                let name = &field.name;
                errors.at(
                    field.name_span,
                    format!("there is already a field named `{name}`: names must be different"),
                );
            }
        }
    }
}
