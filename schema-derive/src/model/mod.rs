//! What was written, understood: the models that code is made from.
//!
//! In: the item and its attributes. Out: a form, an enum of options or a
//! newtype, with serde's names and no key that the item can't have.

mod alias;
mod foreign;
mod newtype;
mod title;
pub(crate) mod tool;

use std::collections::HashSet;

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::{
    Attribute, Data, DataEnum, DeriveInput, Fields, GenericArgument, Ident, LitStr, Path,
    PathArguments, Type,
};

use crate::attr::docs::Docs;
use crate::attr::serde::{RenameRule, Serde};
use crate::attr::shape::{EnumNames, Text};
use crate::attr::{Keys, Place, Said, is_stray_field, names, read};
use crate::errors::Errors;
use crate::types;

use alias::{Aliases, refuse_repeated};
use foreign::{FOREIGN_FIELD, FOREIGN_INPUT, Trust, refuse_foreign};
pub(crate) use newtype::{newtype, refusal_of_an_enum};
use title::{refuse_empty_title, refuse_repeated_titles};

/// A struct that is a form.
pub(crate) struct Form<'a> {
    pub(crate) items: Vec<Item<'a>>,
    /// A rule of the author's own about the whole.
    pub(crate) check: Option<Path>,
}

/// What stands at the place of one Rust field.
pub(crate) enum Item<'a, K = Keys> {
    Field(Box<Field<'a, K>>),
    /// `#[serde(flatten)]`: the fields of another, at that word.
    Flatten(&'a Type, Span),
}

impl<'a, K> Item<'a, K> {
    fn as_field(&self) -> Option<&Field<'a, K>> {
        match self {
            Self::Field(field) => Some(field),
            Self::Flatten(..) => None,
        }
    }
}

/// One value with a type: a field, what a newtype says of each, what a variant holds.
pub(crate) struct Field<'a, K = Keys> {
    /// The name on the wire, and the token that it comes from.
    pub(crate) name: String,
    pub(crate) name_span: Span,
    pub(crate) ty: &'a Type,
    pub(crate) keys: K,
    pub(crate) docs: Option<Docs>,
    /// The other names that serde takes for it.
    pub(crate) aliases: Vec<LitStr>,
    /// serde fills the field in by itself, so that no answer needs it.
    pub(crate) has_serde_default: bool,
    /// serde may read something else than the type, and the author vouches for it.
    pub(crate) trusts_serde: bool,
    /// The type leads back to the one that is derived, so that it can't be a bound. A form
    /// is flat: of its fields none does.
    pub(crate) mentions_own: bool,
}

/// A newtype that is a field of a form.
pub(crate) struct Newtype<'a> {
    pub(crate) field: Field<'a>,
    /// serde does not see that it may be absent.
    pub(crate) hides_option: bool,
}

impl Newtype<'_> {
    /// The same without its keys.
    pub(crate) fn bare(self) -> Self {
        Self { field: Field { keys: Keys::default(), ..self.field }, hides_option: false }
    }
}

/// An enum of options.
pub(crate) struct Options<'a> {
    pub(crate) variants: Vec<Variant<'a>>,
    pub(crate) enum_names: bool,
    /// serde may read other texts than the options, and the author vouches for it.
    pub(crate) trusts_serde: bool,
    /// A rule of the author's own about each option that is chosen.
    pub(crate) check: Option<Path>,
}

/// One option.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) value: String,
    /// The other values that serde takes for it.
    pub(crate) aliases: Vec<LitStr>,
    pub(crate) title: Option<Said<Text>>,
}

/// Attributes of a struct that make it something else than an object of its
/// fields.
const NOT_AN_OBJECT: [&str; 4] = ["tag", "untagged", "content", "transparent"];

impl<'a> Form<'a> {
    pub(crate) fn read(input: &'a DeriveInput, keys: &Keys, errors: &mut Errors) -> Self {
        let serde = Serde::read(&input.attrs);
        let trust = keys.trust(false);
        refuse_field_attribute(&input.attrs, keys, errors);
        if let Some((span, word)) = serde.span(&NOT_AN_OBJECT) {
            errors.at(span, format!(
                "`{word}` makes serde read something else than an object with these fields, which is all that a form can be: remove it"
            ));
        }
        refuse_foreign(&serde, &FOREIGN_INPUT, trust, of_type_of("struct"), errors);
        let mut form = Self { items: Vec::new(), check: keys.rule() };
        let Some(fields) = named_fields(input, errors) else { return form };
        let names = names(&input.attrs, Place::Struct);
        for field in fields {
            let context =
                Context { ident: &input.ident, names, serde: &serde, trusted: trust.is_given };
            form.items.extend(context.item(field, errors));
        }
        refuse_repeated(form.items.iter().filter_map(Item::as_field), errors);
        form.refuse_denied(&serde, errors);
        if form.items.is_empty() && errors.is_empty() {
            errors.at(
                input.ident.span(),
                "a form needs at least one field: clients hang on an empty one, or accept it unseen; to ask for a confirmation, use a `bool`",
            );
        }
        form
    }

    /// serde gives a flattened struct with flattened forms of its own all keys that are
    /// left, those of its siblings too.
    fn refuse_denied(&self, serde: &Serde, errors: &mut Errors) {
        let flattens = self.items.iter().any(|item| matches!(item, Item::Flatten(..)));
        if let Some((span, word)) = serde.span(&["deny_unknown_fields"]).filter(|_| flattens) {
            errors.at(span, format!(
                "`{word}` beside `flatten` makes serde refuse each answer to a form that this one is flattened into: remove it; keys that the form does not declare never reach serde"
            ));
        }
    }
}

/// What the struct says for each of its fields.
struct Context<'c> {
    /// Its name.
    ident: &'c Ident,
    names: &'c [&'c str],
    serde: &'c Serde,
    trusted: bool,
}

impl Context<'_> {
    fn item<'a>(&self, field: &'a syn::Field, errors: &mut Errors) -> Option<Item<'a>> {
        let ident = field.ident.as_ref()?;
        let mut keys: Keys = read(&field.attrs, self.names, Place::Field, errors);
        let serde = Serde::read(&field.attrs);
        if serde.is_skipped() {
            keys.written.refuse(
                "serde skips this field, so it is not in the form: remove the key, or the `skip`",
                errors,
            );
            return None;
        }
        let trust = keys.trust(self.trusted);
        let trusted = trust.is_given;
        refuse_foreign(&serde, &FOREIGN_FIELD, trust, of_type_of("field"), errors);
        keys.written.kind_is_unknown |= !trusted && serde.has(&FOREIGN_FIELD);
        if let Some((span, _)) = serde.span(&["flatten"]) {
            keys.written.refuse(
                "the fields of a flattened form say this themselves: remove the key",
                errors,
            );
            if is_named(&field.ty, self.ident) {
                errors.on(&field.ty, "a form can't be flattened into itself, it would have no end: remove it, or flatten another form");
                return None;
            }
            return Some(Item::Flatten(&field.ty, span));
        }
        if types::refuse(&field.ty, errors) {
            return None;
        }
        let (name, name_span) =
            wire_name(ident, &serde, self.serde.rename_all(), RenameRule::field);
        Some(Item::Field(Box::new(Field {
            name,
            name_span,
            aliases: serde.aliases().cloned().collect(),
            ty: &field.ty,
            docs: Docs::read(&field.attrs).filter(|_| keys.description.is_none()),
            keys: checked(keys, errors),
            has_serde_default: serde.has(&["default"]) || self.serde.has(&["default"]),
            trusts_serde: trusted,
            mentions_own: false,
        })))
    }
}

/// Whether a type is spelled with that name alone, in a `Box` or not.
fn is_named(ty: &Type, name: &Ident) -> bool {
    match ty {
        Type::Group(group) => is_named(&group.elem, name),
        Type::Path(path) => match path.path.segments.last() {
            Some(last) if last.ident == "Box" => match &last.arguments {
                PathArguments::AngleBracketed(inner) => inner
                    .args
                    .iter()
                    .any(|inner| matches!(inner, GenericArgument::Type(ty) if is_named(ty, name))),
                _ => false,
            },
            Some(last) => {
                path.path.segments.len() == 1 && (last.ident == *name || last.ident == "Self")
            }
            None => false,
        },
        _ => false,
    }
}

/// The keys, of which some exclude each other.
fn checked(keys: Keys, errors: &mut Errors) -> Keys {
    if let (Some(titles), Some(names)) = (&keys.option_titles, &keys.enum_names) {
        if matches!(names.value, EnumNames::Given(_)) {
            errors.between(
                &titles.key,
                &names.key,
                "`option_titles` and `enum_names` are two ways to write the same titles: keep one",
            );
        }
    }
    keys
}

/// Where the name on the wire comes from: `rename`, `rename_all` or the
/// identifier, without its `r#`.
fn wire_name(
    ident: &Ident,
    own: &Serde,
    rule: Option<RenameRule>,
    apply: impl Fn(RenameRule, &str) -> String,
) -> (String, Span) {
    if let Some(rename) = own.rename() {
        return (rename.value(), rename.span());
    }
    let name = ident.unraw().to_string();
    match rule {
        Some(rule) => (apply(rule, &name), ident.span()),
        None => (name, ident.span()),
    }
}

impl Keys {
    /// The rule of the author's own.
    fn rule(&self) -> Option<Path> {
        self.check.as_ref().map(|said| said.value.0.clone())
    }

    fn trust(&self, is_around: bool) -> Trust<'_> {
        Trust::of(self.check.as_ref(), self.trust_serde.as_ref(), is_around)
    }
}

/// How to vouch for serde.
fn of_type_of(what: &str) -> impl FnOnce(&str) -> String {
    move |word| {
        format!(
            "with `{word}` serde may accept something else than the type of this {what} says: if every answer to the form will do, vouch for it with `trust_serde`"
        )
    }
}

/// `#[field(…)]` on a struct means nothing, and must not look as if it did.
fn refuse_field_attribute(attributes: &[Attribute], keys: &Keys, errors: &mut Errors) {
    if keys.attribute.is_some() {
        return;
    }
    for attribute in attributes {
        if attribute.path().is_ident("field") {
            errors.on(attribute.path(), "`#[field(…)]` belongs on a field: what is said of the whole struct goes into `#[elicit(…)]`");
        }
    }
}

fn named_fields<'a>(
    input: &'a DeriveInput,
    errors: &mut Errors,
) -> Option<impl Iterator<Item = &'a syn::Field> + use<'a>> {
    let way_out = "a form is a struct with named fields";
    match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => return Some(fields.named.iter()),
            Fields::Unnamed(fields) => errors.on(fields, format!(
                "{way_out}: name the fields of this tuple struct, or derive `ElicitField` if it wraps one value"
            )),
            Fields::Unit => errors.at(input.ident.span(), format!("{way_out}: this unit struct has none, add some")),
        },
        Data::Enum(data) => errors.on(data.enum_token, format!(
            "{way_out}: an enum of unit variants can be a field of one, with `#[derive(ElicitEnum)]`"
        )),
        Data::Union(data) => errors.on(data.union_token, format!("{way_out}: a union cannot be read from an answer, make it a struct")),
    }
    None
}

impl<'a> Options<'a> {
    pub(crate) fn read(input: &'a DeriveInput, keys: &Keys, errors: &mut Errors) -> Self {
        let mut options = Self {
            variants: Vec::new(),
            enum_names: keys.enum_names.is_some(),
            trusts_serde: keys.trust_serde.is_some(),
            check: keys.rule(),
        };
        if let Some(EnumNames::Given(titles)) = keys.enum_names.as_ref().map(|said| &said.value) {
            errors.on(
                titles,
                "on an enum `enum_names` takes no value: the titles stand on the variants",
            );
        }
        let is_anothers = keys.attribute.is_some();
        if !is_anothers {
            let right = "what is said of the whole enum goes into `#[elicit(…)]`";
            refuse_stray_fields(&input.attrs, right, errors);
        }
        let Some(data) = unit_enum(input, errors) else { return options };
        let serde = Serde::read(&input.attrs);
        refuse_enum_attributes(input, &serde, keys.trust(false), errors);
        let mut seen = HashSet::new();
        let mut aliases = Aliases::new("option");
        for variant in &data.variants {
            if !is_anothers {
                let right = "on a variant it is `#[elicit(title = \"…\")]`";
                refuse_stray_fields(&variant.attrs, right, errors);
            }
            if let Some(option) = option(variant, &serde, options.trusts_serde, &mut seen, errors) {
                aliases.refuse_taken(&option.value, errors);
                aliases.extend(&option.aliases);
                options.variants.push(option);
            }
        }
        // The title of one without is its value.
        let untitled = options.variants.iter().filter(|variant| variant.title.is_none());
        let seen = untitled.map(|variant| variant.value.clone()).collect();
        let titles = options.variants.iter().filter_map(|variant| variant.title.as_ref());
        refuse_repeated_titles(seen, titles, errors);
        if options.variants.is_empty() && errors.is_empty() {
            errors.at(
                input.ident.span(),
                "a select needs at least one option: add a variant that serde does not skip",
            );
        }
        options
    }
}

/// `#[field(…)]` on an enum or a variant, if its words are ours: the derive owns the
/// word there, too, so that the compiler does not recommend a derive that has it.
fn refuse_stray_fields(attributes: &[Attribute], right: &str, errors: &mut Errors) {
    for attribute in attributes {
        if is_stray_field(attribute) {
            errors.on(attribute.path(), format!(
                "`#[field(…)]` belongs on a field: {right}; if `#[field]` is another derive's, say `#[elicit(attribute = elicit)]` on the enum"
            ));
        }
    }
}

fn unit_enum<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Option<&'a DataEnum> {
    let way_out = "`ElicitEnum` is for an enum of unit variants";
    match &input.data {
        Data::Enum(data) => return Some(data),
        Data::Struct(data) => errors.on(data.struct_token, format!(
            "{way_out}: derive `ElicitSchema` to make a form of a struct, `ElicitField` for a newtype"
        )),
        Data::Union(data) => errors.on(data.union_token, format!("{way_out}: make this union an enum")),
    }
    None
}

/// Attributes by which serde reads an enum from something else than the name of
/// a variant.
fn refuse_enum_attributes(
    input: &DeriveInput,
    serde: &Serde,
    trust: Trust<'_>,
    errors: &mut Errors,
) {
    if let Some((span, word)) = serde.span(&["tag", "untagged", "content"]) {
        errors.at(span, format!("with `{word}` serde reads no plain string, which is all that an option can be: remove it"));
    }
    refuse_foreign(serde, &FOREIGN_INPUT, trust, of_type_of("enum"), errors);
    if !trust.is_given {
        refuse_integers(input, "the options of a form", "elicit", errors);
    }
}

/// An enum that may be read from integers, which no derive sees.
fn refuse_integers(input: &DeriveInput, what: &str, attribute: &str, errors: &mut Errors) {
    for repr in input.attrs.iter().filter(|attribute| attribute.path().is_ident("repr")) {
        if let Ok(repr) = repr.parse_args_with(Ident::parse_any) {
            if repr != "C" && repr != "transparent" {
                errors.at(repr.span(), format!("an enum with the representation of an integer is often read as one (`serde_repr`), and {what} are strings: remove it, or vouch for serde with `#[{attribute}(trust_serde)]`"));
            }
        }
    }
}

fn option<'a>(
    variant: &'a syn::Variant,
    container: &Serde,
    trusted: bool,
    seen: &mut HashSet<String>,
    errors: &mut Errors,
) -> Option<Variant<'a>> {
    let keys: Keys = read(&variant.attrs, &["elicit"], Place::Variant, errors);
    let serde = Serde::read(&variant.attrs);
    if serde.is_skipped() {
        keys.written.refuse(
            "serde skips this variant, so it is no option: remove the key, or the `skip`",
            errors,
        );
        return None;
    }
    if !matches!(variant.fields, Fields::Unit) {
        errors.on(&variant.fields, "an option is a plain string, so a variant can't hold data: remove it, or `#[serde(skip)]` the variant");
        return None;
    }
    if let Some((span, word)) = serde.span(&["other", "untagged"]) {
        errors.at(span, format!("with `{word}` this variant stands for values that are no option: `#[serde(skip)]` it for the form, or remove `{word}`"));
    }
    if let (false, Some((span, word))) = (trusted, serde.span(&FOREIGN_FIELD)) {
        errors.at(span, format!(
            "with `{word}` serde may read this variant from something else than its option: if every option will do, vouch for it with `#[elicit(trust_serde)]` on the enum"
        ));
    }
    let (value, span) =
        wire_name(&variant.ident, &serde, container.rename_all(), RenameRule::variant);
    if value.trim().is_empty() {
        errors.at(span, "an option needs a value that is not empty: some clients cannot show it");
    } else if !seen.insert(value.clone()) {
        errors.at(span, format!("there is already an option {value:?}: each option once"));
    }
    refuse_empty_title(keys.title.as_ref(), errors);
    let aliases = serde.aliases().cloned().collect();
    Some(Variant { ident: &variant.ident, value, aliases, title: keys.title })
}
