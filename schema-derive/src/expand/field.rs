//! One field as code: a call that starts it, one for each key, and a check of
//! what can be wrong.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::spans::{Params, call, core, ends, parens};
use super::value;
use crate::attr::docs::Docs;
use crate::attr::key::{KEYS, Key};
use crate::attr::{Entry, Value};
use crate::model::Field;

/// The code of a field.
pub(crate) struct FieldCode {
    /// An expression of the type `FieldSpec`.
    pub(crate) spec: TokenStream,
    /// Whether a rule could refuse it, so that it wants a constant of its own.
    pub(crate) is_checked: bool,
}

impl FieldCode {
    pub(crate) fn of(field: &Field<'_>, params: &Params) -> Self {
        let mut spec = start(field, params);
        if let Some(docs) = &field.docs {
            let text = description(docs);
            spec.extend(call(Span::call_site(), "description", text));
        }
        if field.has_serde_default {
            spec.extend(call(Span::call_site(), "required", quote!(false)));
        }
        if field.trusts_serde {
            spec.extend(call(Span::call_site(), "trust_serde", TokenStream::new()));
        }
        // In the order of the table, so that a default is checked against limits
        // that stand already, wherever the user wrote them.
        let entries = KEYS.iter().filter_map(|(_, key, ..)| field.keys.get(*key));
        spec.extend(entries.clone().map(setter));
        let mut checks: Vec<(Span, &str)> = entries.filter_map(checked_keyword).collect();
        if may_be_secret(&field.name) {
            checks.push((field.name_span, "Name"));
        }
        let is_checked = !checks.is_empty();
        let spec =
            checks.into_iter().fold(spec, |spec, (span, keyword)| check(&spec, span, keyword));
        Self { spec, is_checked }
    }
}

/// `FieldSpec::of::<T>("name")`, all of it with the extent of the type: so the
/// compiler underlines exactly the type when it can't be a field.
fn start(field: &Field<'_>, params: &Params) -> TokenStream {
    let ty = params.as_static(field.ty.to_token_stream());
    let (first, last) = ends(&ty);
    let core = core(first);
    let name = &field.name;
    let name = quote_spanned!(last=> #name);
    let options = field.keys.get(Key::Options).and_then(|entry| entry.value.as_ref());
    let (how, args) = match options.map(value::texts) {
        Some(options) => ("select_of", quote_spanned!(last=> #name, #options)),
        None => ("of", name),
    };
    let how = Ident::new(how, first);
    let open = quote_spanned!(first=> #core::FieldSpec::#how::<);
    let close = quote_spanned!(last=> >);
    let args = parens(last, args);
    quote!(#open #ty #close #args)
}

/// The call that a key stands for.
fn setter(entry: &Entry) -> TokenStream {
    let span = entry.ident.span();
    let value = entry.value.as_ref();
    let with = |name: &str, convert: fn(&Value) -> TokenStream| {
        value.map(|value| call(span, name, convert(value))).unwrap_or_default()
    };
    let length = |name: &str, keyword: &str| {
        value.map(|value| call(span, name, value::length(value, keyword))).unwrap_or_default()
    };
    match entry.key {
        Key::Title => with("title", value::text),
        Key::Description => with("description", value::text),
        Key::Format => with("format", value::format),
        Key::MinLength => length("min_length", "MinLength"),
        Key::MaxLength => length("max_length", "MaxLength"),
        Key::Min => with("min", value::number),
        Key::Max => with("max", value::number),
        Key::MinItems => length("min_items", "MinItems"),
        Key::MaxItems => length("max_items", "MaxItems"),
        Key::OptionTitles => with("option_titles", value::texts),
        Key::EnumNames if value.is_none() => call(span, "with_enum_names", TokenStream::new()),
        Key::EnumNames => with("enum_names", value::texts),
        Key::NotSecret => call(span, "not_secret", TokenStream::new()),
        Key::Default => value.map(|value| value::default(span, value)).unwrap_or_default(),
        // `options` starts the field, the others say nothing of it.
        Key::Options | Key::TrustSerde | Key::Crate | Key::Attribute => TokenStream::new(),
    }
}

/// The keyword of which the rules could refuse the value, and where the key is.
fn checked_keyword(entry: &Entry) -> Option<(Span, &'static str)> {
    let keyword = match entry.key {
        Key::Format => "Format",
        Key::MinLength => "MinLength",
        Key::MaxLength => "MaxLength",
        Key::Min => "Min",
        Key::Max => "Max",
        Key::MinItems => "MinItems",
        Key::MaxItems => "MaxItems",
        Key::Options => "Options",
        Key::OptionTitles => "OptionTitles",
        Key::EnumNames => "EnumNames",
        Key::Default => "Default",
        Key::Title
        | Key::Description
        | Key::NotSecret
        | Key::TrustSerde
        | Key::Crate
        | Key::Attribute => return None,
    };
    Some((entry.ident.span(), keyword))
}

/// A field whose rules about a keyword are checked, all of it at the key, so that
/// the compiler underlines the key.
fn check(spec: &TokenStream, span: Span, keyword: &str) -> TokenStream {
    let core = core(span);
    let keyword = Ident::new(keyword, span);
    quote_spanned!(span=> #core::check(#spec, #core::Keyword::#keyword))
}

/// The text of doc comments; `concat!` where only the compiler knows it.
fn description(docs: &Docs) -> TokenStream {
    let core = core(Span::call_site());
    match docs {
        Docs::Text(text) => quote!(#text),
        Docs::Pieces(pieces) => quote!(#core::trim_docs(#core::concat!(#pieces))),
    }
}

/// Whether the core should look at the name: it has the list of secrets' names
/// and knows the kind of field, here only most names are let go.
fn may_be_secret(name: &str) -> bool {
    const PARTS: [&str; 9] =
        ["pass", "secret", "key", "token", "card", "cvv", "cvc", "ssn", "credit"];
    let name = name.to_ascii_lowercase();
    PARTS.iter().any(|part| name.contains(part))
}
