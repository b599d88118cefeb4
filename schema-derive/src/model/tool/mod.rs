//! What a model fills in, understood: a struct, a newtype, an enum, as serde reads it.

mod fields;
mod recursion;
mod variants;

use proc_macro2::Span;
use syn::{Attribute, Data, DeriveInput, Fields, Ident, LitStr};

use super::foreign::{FOREIGN_INPUT, refuse_foreign};
use crate::attr::docs::Docs;
use crate::attr::read;
use crate::attr::serde::Serde;
use crate::attr::tool::{self, Place, ToolKeys};
use crate::errors::Errors;
use crate::types;
use fields::{Reader, by_schema};

/// A type that is derived.
pub(crate) struct Tool<'a> {
    pub(crate) keys: ToolKeys,
    /// Whether what is said of the whole was understood.
    pub(crate) is_understood: bool,
    /// Whether a derive of forms probably makes the impls already.
    pub(crate) is_of_forms: bool,
    pub(crate) docs: Option<Docs>,
    /// Nothing after a mistake that leaves nothing to write.
    pub(crate) body: Option<Body<'a>>,
}

/// What serde reads it from.
pub(crate) enum Body<'a> {
    Object(Object<'a>),
    Newtype(Box<Newtype<'a>>),
    /// An enum of unit variants.
    Choice(Vec<Variant<'a>>),
    Union(Tagging, Vec<Variant<'a>>),
}

/// The properties of a struct, or of a variant.
pub(crate) struct Object<'a> {
    pub(crate) items: Vec<Item<'a>>,
    /// serde refuses other properties.
    pub(crate) denied: bool,
}

pub(crate) type Item<'a> = super::Item<'a, ToolKeys>;
pub(crate) type Field<'a> = super::Field<'a, ToolKeys>;

/// A struct around one value.
pub(crate) struct Newtype<'a> {
    pub(crate) field: Field<'a>,
    /// serde reads it as the value, also where that is missing.
    pub(crate) is_transparent: bool,
}

/// How a value says which variant it is.
pub(crate) enum Tagging {
    External,
    Internal(LitStr),
    Adjacent(LitStr, LitStr),
    Untagged,
}

/// One variant of an enum.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) value: String,
    pub(crate) value_span: Span,
    pub(crate) aliases: Vec<LitStr>,
    pub(crate) keys: ToolKeys,
    pub(crate) docs: Option<Docs>,
    pub(crate) data: Payload<'a>,
}

/// What a variant holds.
pub(crate) enum Payload<'a> {
    Unit,
    Newtype(Box<Field<'a>>),
    Tuple(Vec<Field<'a>>),
    Struct(Object<'a>),
}

impl<'a> Object<'a> {
    pub(crate) fn fields(&self) -> impl Iterator<Item = &Field<'a>> {
        self.items.iter().filter_map(Item::as_field)
    }
}

impl<'a> Body<'a> {
    /// The fields of an object, of a newtype or of all variants.
    pub(crate) fn fields(&self) -> Vec<&Field<'a>> {
        match self {
            Self::Object(object) => object.fields().collect(),
            Self::Newtype(newtype) => vec![&newtype.field],
            Self::Choice(_) => Vec::new(),
            Self::Union(_, variants) => variants.iter().flat_map(Variant::fields).collect(),
        }
    }
}

impl<'a> Variant<'a> {
    pub(crate) fn fields(&self) -> Vec<&Field<'a>> {
        match &self.data {
            Payload::Unit => Vec::new(),
            Payload::Newtype(field) => vec![field],
            Payload::Tuple(fields) => fields.iter().collect(),
            Payload::Struct(object) => object.fields().collect(),
        }
    }
}

impl<'a> Tool<'a> {
    pub(crate) fn read(input: &'a DeriveInput, errors: &mut Errors) -> Self {
        let place = place(input);
        let names = Names::of(&input.attrs);
        let own: Vec<&str> = match place {
            Place::Newtype => names.item.iter().chain(names.field).copied().collect(),
            _ => names.item.to_vec(),
        };
        let keys: ToolKeys = read(&input.attrs, &own, place, errors);
        if place != Place::Newtype {
            names.refuse_field_on(&input.attrs, "whole type", errors);
        }
        names.refuse_schema_on_fields(&input.data, errors);
        let is_of_forms = refuse_elicit(input, errors) && may_be_of_forms(input, place);
        let serde = Serde::read(&input.attrs);
        let trust = keys.trust(false);
        let trusted = trust.is_given;
        refuse_foreign(&serde, &FOREIGN_INPUT, trust, by_schema, errors);
        let is_understood = errors.is_empty();
        let reader = Reader { input, names, serde: &serde, trusted, keys: &keys };
        let body = reader.body(errors);
        let docs = Docs::read(&input.attrs).filter(|_| keys.description.is_none());
        Self { keys, is_understood, is_of_forms, docs, body }
    }
}

/// What the item is, by its form.
fn place(input: &DeriveInput) -> Place {
    match &input.data {
        Data::Enum(_) => Place::Enum,
        Data::Struct(data) => {
            let is_transparent = Serde::read(&input.attrs).has(&["transparent"]);
            let is_newtype = match &data.fields {
                Fields::Unnamed(fields) => fields.unnamed.len() == 1 || is_transparent,
                Fields::Named(_) => is_transparent,
                Fields::Unit => false,
            };
            if is_newtype { Place::Newtype } else { Place::Struct }
        }
        Data::Union(_) => Place::Struct,
    }
}

/// All fields, those of variants too.
fn fields(data: &Data) -> Box<dyn Iterator<Item = &syn::Field> + '_> {
    match data {
        Data::Struct(data) => Box::new(data.fields.iter()),
        Data::Enum(data) => Box::new(data.variants.iter().flat_map(|variant| &variant.fields)),
        Data::Union(data) => Box::new(data.fields.named.iter()),
    }
}

/// Reports the first `#[elicit(…)]`, which the derives of forms read; whether there is one.
fn refuse_elicit(input: &DeriveInput, errors: &mut Errors) -> bool {
    let variants: &mut dyn Iterator<Item = &syn::Variant> = match &input.data {
        Data::Enum(data) => &mut data.variants.iter(),
        _ => &mut std::iter::empty(),
    };
    let all = input.attrs.iter().chain(variants.flat_map(|variant| &variant.attrs));
    let mut all = all.chain(fields(&input.data).flat_map(|field| &field.attrs));
    let found = all.find(|attribute| attribute.path().is_ident("elicit"));
    if let Some(attribute) = found {
        errors.on(attribute.path(), "`#[elicit(…)]` is read by the derives of forms: for `ToolSchema` write `#[schema(…)]`, on a field `#[field(…)]`; and a type with `ElicitEnum`, `ElicitField` or `ElicitSchema` stands in tools as it is, without `ToolSchema`");
    }
    found.is_some()
}

/// Whether `ElicitEnum` or `ElicitField` could have made the type one of tools: a second impl
/// would be a second mistake.
fn may_be_of_forms(input: &DeriveInput, place: Place) -> bool {
    match &input.data {
        Data::Enum(data) => {
            data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit))
        }
        _ => place == Place::Newtype,
    }
}

/// The name of our attribute on this type.
pub(crate) fn attribute(input: &DeriveInput) -> &'static str {
    if has_own(&input.attrs) { "tool_schema" } else { "schema" }
}

fn has_own(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("tool_schema"))
}

/// The names of our attributes on this type.
#[derive(Clone, Copy)]
struct Names {
    item: &'static [&'static str],
    field: &'static [&'static str],
}

impl Names {
    /// `#[schema]` is another derive's where there is a `#[tool_schema]`; `#[field]` where
    /// that says so.
    fn of(attributes: &[Attribute]) -> Self {
        let item: &[&str] = if has_own(attributes) { &["tool_schema"] } else { &["schema"] };
        // Read for this one key: the mistakes are reported where all keys are read.
        let keys: ToolKeys = read(attributes, item, Place::Newtype, &mut Errors::default());
        let field: &[&str] =
            if keys.attribute.is_some() { &["tool_schema"] } else { &["field", "tool_schema"] };
        Self { item, field }
    }

    /// `#[field(…)]` on a type or a variant means nothing, and must not look as if it did.
    fn refuse_field_on(self, attributes: &[Attribute], what: &str, errors: &mut Errors) {
        for attribute in attributes {
            if self.field.contains(&"field") && tool::is_stray_field(attribute) {
                errors.on(attribute.path(), format!("`#[field(…)]` belongs on a field: what is said of the {what} goes into `#[schema(…)]`"));
            }
        }
    }

    /// `#[schema(…)]` on a field: each that begins with a word of ours. Of others, which
    /// another derive reads, one is enough to say whose they are.
    fn refuse_schema_on_fields(self, data: &Data, errors: &mut Errors) {
        if !self.item.contains(&"schema") {
            return;
        }
        let all = fields(data)
            .flat_map(|field| &field.attrs)
            .filter(|attribute| attribute.path().is_ident("schema"));
        let (ours, others): (Vec<&Attribute>, Vec<&Attribute>) =
            all.partition(|attribute| tool::is_stray_schema(attribute));
        let others = others.iter().take(usize::from(ours.is_empty()));
        for attribute in ours.iter().chain(others) {
            errors.on(attribute.path(), "`#[schema(…)]` belongs on the type: on a field it is `#[field(…)]`; if `#[schema]` is another derive's, say `#[tool_schema]` on the type");
        }
    }
}

impl<'a> Reader<'a, '_> {
    fn body(&self, errors: &mut Errors) -> Option<Body<'a>> {
        match &self.input.data {
            Data::Struct(data) => {
                if let Some((span, _)) = self.serde.span(&["tag"]) {
                    errors.at(span, "on a struct `tag` makes serde write a property, and it reads the struct without looking at it: remove it, or make the struct a variant of an enum");
                }
                match (place(self.input), &data.fields) {
                    (Place::Newtype, fields) => {
                        self.newtype(fields, errors).map(|newtype| Body::Newtype(Box::new(newtype)))
                    }
                    (_, Fields::Named(fields)) => {
                        let denied = self.serde.has(&["deny_unknown_fields"]);
                        let object =
                            self.object(&fields.named, self.serde.rename_all(), denied, errors);
                        Some(Body::Object(object))
                    }
                    (_, Fields::Unnamed(fields)) => {
                        errors.on(fields, "serde reads this tuple struct from a list without names, which a model can't tell apart: name the fields");
                        None
                    }
                    (_, Fields::Unit) => {
                        errors.at(self.input.ident.span(), "serde reads a unit struct from `null`, and a model fills in objects: give it fields, or at least `{}`");
                        None
                    }
                }
            }
            Data::Enum(data) => self.variants(data, errors),
            Data::Union(data) => {
                errors.on(
                    data.union_token,
                    "a union can't be read from JSON: make it a struct or an enum",
                );
                None
            }
        }
    }

    /// A newtype, of which serde reads the one value in it.
    fn newtype(&self, fields: &'a Fields, errors: &mut Errors) -> Option<Newtype<'a>> {
        let is_transparent = self.serde.has(&["transparent"]);
        // Beside the value serde takes a transparent struct's `PhantomData`, skipped.
        let is_read =
            |field: &&syn::Field| !is_transparent || !Serde::read(&field.attrs).is_skipped();
        let inner: Vec<&syn::Field> = fields.iter().filter(is_read).collect();
        let [inner] = inner.as_slice() else {
            let count = inner.len();
            errors.at(
                self.input.ident.span(),
                format!("a newtype is a struct around one value: this one has {count} of them"),
            );
            return None;
        };
        let mut field = self.value(inner, Place::Payload, errors);
        field
            .keys
            .written
            .refuse("what is said of the newtype belongs onto the struct: move it there", errors);
        field.keys.written.kind_is_unknown |= types::refuse(&inner.ty, errors);
        field.trusts_serde |= self.trusted;
        field.mentions_own = self.check_recursion(&inner.ty, self.keys.is_marked(), errors);
        Some(Newtype { field, is_transparent })
    }
}
