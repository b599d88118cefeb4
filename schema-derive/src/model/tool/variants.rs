//! Enums, by serde's representation.

use std::collections::HashSet;

use syn::{DataEnum, Fields, FieldsUnnamed};

use super::super::alias::Aliases;
use super::super::foreign::refuse_foreign;
use super::super::title::refuse_repeated_titles;
use super::super::{FOREIGN_FIELD, refuse_integers, wire_name};
use super::fields::{Reader, by_schema};
use super::{Body, Item, Object, Payload, Tagging, Variant};
use crate::attr::docs::Docs;
use crate::attr::read;
use crate::attr::serde::{RenameRule, Serde};
use crate::attr::tool::{Place, ToolKeys};
use crate::errors::Errors;
use crate::types;

impl<'a> Reader<'a, '_> {
    pub(super) fn variants(&self, data: &'a DataEnum, errors: &mut Errors) -> Option<Body<'a>> {
        let tagging = self.tagging();
        for name in ["tag", "content"].into_iter().filter_map(|word| self.serde.text(word)) {
            if name.value().trim().is_empty() {
                errors.on(name, "a property needs a name that is not empty");
            }
        }
        let mut variants = Vec::new();
        for variant in &data.variants {
            variants.extend(self.variant(variant, &tagging, errors));
        }
        refuse_repeated(&variants, &tagging, errors);
        if variants.is_empty() {
            if errors.is_empty() {
                errors.at(
                    self.input.ident.span(),
                    "an enum needs at least one variant: add one that serde does not skip",
                );
            }
            return None;
        }
        let is_choice = variants.iter().all(|variant| matches!(variant.data, Payload::Unit));
        if is_choice && !self.trusted {
            refuse_integers(self.input, "the values of this one", "schema", errors);
        }
        if is_choice {
            let titles = variants.iter().filter_map(|variant| variant.keys.title.as_ref());
            refuse_repeated_titles(HashSet::new(), titles, errors);
        }
        Some(match tagging {
            Tagging::External if is_choice => Body::Choice(variants),
            tagging => Body::Union(tagging, variants),
        })
    }

    /// Mistakes between these words are serde's to report.
    fn tagging(&self) -> Tagging {
        match (self.serde.text("tag"), self.serde.text("content")) {
            _ if self.serde.has(&["untagged"]) => Tagging::Untagged,
            (Some(tag), Some(content)) => Tagging::Adjacent(tag.clone(), content.clone()),
            (Some(tag), None) => Tagging::Internal(tag.clone()),
            (None, _) => Tagging::External,
        }
    }

    fn variant(
        &self,
        variant: &'a syn::Variant,
        tagging: &Tagging,
        errors: &mut Errors,
    ) -> Option<Variant<'a>> {
        let keys: ToolKeys =
            read(&variant.attrs, &self.names_of_variants(), Place::Variant, errors);
        self.names.refuse_field_on(&variant.attrs, "variant", errors);
        let serde = Serde::read(&variant.attrs);
        if serde.is_skipped() {
            keys.written.refuse(
                "serde skips this variant, so it is not in the schema: remove the key, or the `skip`",
                errors,
            );
            return None;
        }
        if let Some((span, word)) = serde.span(&["other", "untagged"]) {
            errors.at(span, format!("with `{word}` this variant stands for values that no schema says: `#[serde(skip)]` it, or remove `{word}`"));
        }
        let trust = keys.trust(self.trusted);
        refuse_foreign(&serde, &FOREIGN_FIELD, trust, by_schema, errors);
        let rule = self.serde.rename_all();
        let (value, value_span) = wire_name(&variant.ident, &serde, rule, RenameRule::variant);
        let data = self.payload(variant, &serde, tagging, errors);
        Some(Variant {
            ident: &variant.ident,
            value,
            value_span,
            aliases: serde.aliases().cloned().collect(),
            docs: Docs::read(&variant.attrs).filter(|_| keys.description.is_none()),
            keys,
            data,
        })
    }

    fn payload(
        &self,
        variant: &'a syn::Variant,
        serde: &Serde,
        tagging: &Tagging,
        errors: &mut Errors,
    ) -> Payload<'a> {
        match &variant.fields {
            Fields::Unit => {
                if matches!(tagging, Tagging::Untagged) {
                    errors.at(variant.ident.span(), "serde reads this variant from `null` alone, which many models can't write: give it data, or tag the enum");
                }
                Payload::Unit
            }
            Fields::Unnamed(fields) => self.unnamed(fields, tagging, errors),
            Fields::Named(fields) => {
                let rule = serde.rename_all().or_else(|| self.serde.rename_all_fields());
                let denied = self.serde.has(&["deny_unknown_fields"]);
                let object = self.object(&fields.named, rule, denied, errors);
                if let Tagging::Internal(tag) = tagging {
                    refuse_tag_name(&object, &tag.value(), errors);
                }
                Payload::Struct(object)
            }
        }
    }

    fn unnamed(
        &self,
        fields: &'a FieldsUnnamed,
        tagging: &Tagging,
        errors: &mut Errors,
    ) -> Payload<'a> {
        if fields.unnamed.len() != 1 && matches!(tagging, Tagging::Internal(_)) {
            errors.on(fields, "the tag of an internally tagged enum stands in an object, and these values have no names: name them, or say `#[serde(tag = \"…\", content = \"…\")]` on the enum");
        }
        let mut values: Vec<_> = fields
            .unnamed
            .iter()
            .filter(|field| !Serde::read(&field.attrs).is_skipped())
            .map(|field| {
                let mut value = self.value(field, Place::Payload, errors);
                value.keys.written.kind_is_unknown |= types::refuse(&field.ty, errors);
                value.mentions_own =
                    self.check_recursion(&field.ty, value.keys.is_marked(), errors);
                value
            })
            .collect();
        if fields.unnamed.len() == 1 && values.len() == 1 {
            values.pop().map_or(Payload::Unit, |value| Payload::Newtype(Box::new(value)))
        } else {
            Payload::Tuple(values)
        }
    }

    fn names_of_variants(&self) -> Vec<&'static str> {
        if self.names.item.contains(&"tool_schema") {
            vec!["tool_schema"]
        } else {
            vec!["schema", "tool_schema"]
        }
    }
}

fn refuse_tag_name(object: &Object<'_>, tag: &str, errors: &mut Errors) {
    for item in &object.items {
        match item {
            Item::Field(field) if field.name == tag => errors.at(
                field.name_span,
                format!("`{tag}` is the tag of the enum already: rename the field, or the tag"),
            ),
            _ => {}
        }
    }
}

fn refuse_repeated(variants: &[Variant<'_>], tagging: &Tagging, errors: &mut Errors) {
    if matches!(tagging, Tagging::Untagged) {
        return;
    }
    let mut seen = HashSet::new();
    let mut aliases = Aliases::new("variant");
    for variant in variants {
        let value = &variant.value;
        aliases.refuse_taken(value, errors);
        aliases.extend(&variant.aliases);
        if value.trim().is_empty() {
            errors.at(variant.value_span, "a variant needs a name that is not empty");
        } else if !seen.insert(value.clone()) {
            errors.at(
                variant.value_span,
                format!("there is already a variant {value:?}: each of them once"),
            );
        }
    }
}
