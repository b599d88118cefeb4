//! One field as code: a call that starts it, one for each key, and a check of
//! what can be wrong.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Type;

use super::check::checks;
use super::spans::{Params, call, call_of, core, parens};
use super::{value, words};
use crate::attr::docs::Docs;
use crate::attr::shape::{DefaultValue, EnumNames, Text};
use crate::attr::{Keys, Said};
use crate::extent::{Extent, moved};
use crate::model::Field;

/// The code of a field.
pub(crate) struct FieldCode {
    /// An expression of the type `FieldSpec`.
    pub(crate) spec: TokenStream,
    /// Whether a rule could refuse it, so that it wants a constant of its own.
    pub(crate) is_checked: bool,
}

impl FieldCode {
    /// The field, of which no rule is asked.
    pub(crate) fn unchecked(field: &Field<'_>, params: &Params) -> TokenStream {
        let mut calls = Calls::start(field, params);
        calls.of_keys(&field.keys);
        calls.spec
    }

    pub(crate) fn of(field: &Field<'_>, params: &Params) -> Self {
        let mut calls = Calls::start(field, params);
        if let Some(docs) = &field.docs {
            calls.push(call(Span::call_site(), "description", description(docs)));
        }
        if field.has_serde_default {
            calls.push(call(Span::call_site(), "required", quote!(false)));
        }
        if field.trusts_serde {
            calls.push(call(Span::call_site(), "trust_serde", TokenStream::new()));
        }
        calls.of_keys(&field.keys);
        if may_be_secret(&field.name) {
            calls.checks.push((Extent::at(field.name_span), "Name"));
        }
        calls.finish()
    }

    /// The same with the rule of the author's own, about a value of that type.
    pub(crate) fn with_check(
        mut self,
        field: &Field<'_>,
        of: &TokenStream,
        params: &Params,
    ) -> Self {
        if let Some(said) = &field.keys.check {
            let start = bare_start(field, params);
            let checks = checks(of, &said.value.0, &quote!(#start.checks()));
            self.spec.extend(quote!(.check(const { &#checks })));
        }
        self
    }
}

/// The calls that make a field, and what has to be checked when all are made.
struct Calls {
    spec: TokenStream,
    /// Where a mistake is reported, and the keyword of which the rules are asked.
    checks: Vec<(Extent, &'static str)>,
    /// Where the default stands when it is `'c'`, which only a `char` takes.
    is_of_char: Option<Extent>,
    /// Whether the type is a parameter, of which only a bound says what keys it takes.
    is_of_parameter: bool,
}

impl Calls {
    fn start(field: &Field<'_>, params: &Params) -> Self {
        Self {
            spec: start(field, params),
            checks: Vec::new(),
            is_of_char: None,
            is_of_parameter: words::is_parameter(field.ty, params),
        }
    }

    fn push(&mut self, call: TokenStream) {
        self.spec.extend(call);
    }

    /// One call for each key. Limits before the default, which is held to them wherever
    /// the user wrote it.
    fn of_keys(&mut self, keys: &Keys) {
        let Keys {
            title,
            description,
            format,
            min_length,
            max_length,
            min,
            max,
            options,
            option_titles,
            enum_names,
            min_items,
            max_items,
            not_secret,
            default,
            // These say nothing of the field itself.
            check: _,
            trust_serde: _,
            krate: _,
            attribute: _,
            written: _,
        } = keys;
        self.set("title", title.as_ref(), value::text);
        self.check(title.as_ref().filter(|title| is_doubtful(&title.value)), "Title");
        self.set("description", description.as_ref(), value::text);
        self.checked("format", format.as_ref(), "Format", value::format);
        self.checked("min_length", min_length.as_ref(), "MinLength", value::length("MinLength"));
        self.checked("max_length", max_length.as_ref(), "MaxLength", value::length("MaxLength"));
        self.checked("min", min.as_ref(), "Min", value::bound);
        self.checked("max", max.as_ref(), "Max", value::bound);
        // The field starts with them.
        self.check(options.as_ref(), "Options");
        self.checked("option_titles", option_titles.as_ref(), "OptionTitles", value::texts);
        self.enum_names(enum_names.as_ref());
        self.checked("min_items", min_items.as_ref(), "MinItems", value::length("MinItems"));
        self.checked("max_items", max_items.as_ref(), "MaxItems", value::length("MaxItems"));
        self.set("not_secret", not_secret.as_ref(), |_| TokenStream::new());
        if let Some(said) = default {
            self.push(value::default(said.key.span(), &said.value));
            let is_char = matches!(said.value, DefaultValue::Char(_));
            self.is_of_char = is_char.then_some(said.extent);
        }
        self.check(default.as_ref(), "Default");
    }

    fn enum_names(&mut self, said: Option<&Said<EnumNames>>) {
        let Some(said) = said else { return };
        let span = said.key.span();
        self.push(match &said.value {
            EnumNames::Given(titles) => call(span, "enum_names", value::texts(titles)),
            EnumNames::OfTheOptions => call(span, "with_enum_names", TokenStream::new()),
        });
        self.checks.push((said.extent, "EnumNames"));
    }

    /// The call of that name with the key's value.
    fn set<T>(
        &mut self,
        name: &str,
        said: Option<&Said<T>>,
        value: impl FnOnce(&T) -> TokenStream,
    ) {
        self.spec.extend(call_of(name, said, value));
    }

    /// The same for a value that the rules about a keyword could refuse.
    fn checked<T>(
        &mut self,
        name: &str,
        said: Option<&Said<T>>,
        keyword: &'static str,
        value: impl FnOnce(&T) -> TokenStream,
    ) {
        let is_worded = self.is_of_parameter && words::ask_of_parameter(name);
        let of_parameter = if is_worded { "_of_parameter" } else { "" };
        self.set(&format!("{name}{of_parameter}"), said, value);
        self.check(said, keyword);
    }

    fn check<T>(&mut self, said: Option<&Said<T>>, keyword: &'static str) {
        if let Some(said) = said {
            self.checks.push((said.extent, keyword));
        }
    }

    fn finish(self) -> FieldCode {
        let is_checked = !self.checks.is_empty();
        let checks = self.checks.into_iter();
        let mut spec =
            checks.fold(self.spec, |spec, (extent, keyword)| check(&spec, extent, keyword));
        if let Some(Extent { first, last }) = self.is_of_char {
            let (core, spec_of_it) = (core(first), parens(last, spec));
            spec = quote_spanned!(first=> #core::only_of_char #spec_of_it);
        }
        FieldCode { spec, is_checked }
    }
}

/// `FieldSpec::of::<T>("name")` or its like.
fn start(field: &Field<'_>, params: &Params) -> TokenStream {
    let ty = params.as_static(field.ty.to_token_stream());
    let extent = Extent::of(&ty);
    let name = &field.name;
    if let Some(options) = &field.keys.options {
        let options = value::texts(&options.value);
        return start_call(extent, "select_of", &ty, &quote!(#name, #options));
    }
    let Some((words, spelled)) = words::about(field.ty) else {
        return of_type(extent, &ty, name);
    };
    let (asked, ty, extent) = ask(words, spelled, ty, false, params);
    let start = of_type(extent, &ty, name);
    quote!({ #asked; #start })
}

/// The question whose words are about a type as it is spelled; with the whole type, moved
/// there: one place for both, so that they are one error.
pub(super) fn ask(
    words: &str,
    spelled: &Type,
    ty: TokenStream,
    is_tool: bool,
    params: &Params,
) -> (TokenStream, TokenStream, Extent) {
    let spelled = params.as_static(spelled.to_token_stream());
    let extent = Extent::of(&spelled);
    let ty = moved(ty, extent);
    let is_tool = words::are_of_both(words).then(|| quote!(, #is_tool));
    let words = Ident::new(words, extent.first);
    (call_on(extent, words, &quote!(#spelled, #ty #is_tool), TokenStream::new()), ty, extent)
}

/// The same, of which nothing is asked but what the type says.
fn bare_start(field: &Field<'_>, params: &Params) -> TokenStream {
    let ty = params.as_static(field.ty.to_token_stream());
    let how = if field.keys.options.is_some() { "select_of" } else { "of" };
    let name = &field.name;
    let args = if field.keys.options.is_some() { quote!(#name, &[]) } else { quote!(#name) };
    start_call(Extent::of(&ty), how, &ty, &args)
}

/// The field of a type. What one written by hand says of itself nobody has checked.
fn of_type(extent: Extent, ty: &TokenStream, name: &str) -> TokenStream {
    let Extent { first, last } = extent;
    let core = core(first);
    let spec = parens(last, start_call(extent, "of", ty, &quote!(#name)));
    quote_spanned!(first=> #core::of_legal_type #spec)
}

fn start_call(extent: Extent, how: &str, ty: &TokenStream, args: &TokenStream) -> TokenStream {
    let how = Ident::new(how, extent.first);
    call_on(extent, quote_spanned!(extent.first=> GivenSpec::#how), ty, args.clone())
}

/// A call of the core on types, all of it with one extent: so the compiler underlines
/// exactly the type when it can't be a field.
pub(super) fn call_on(
    extent: Extent,
    path: impl ToTokens,
    types: &TokenStream,
    args: TokenStream,
) -> TokenStream {
    let Extent { first, last } = extent;
    let core = core(first);
    let open = quote_spanned!(first=> #core::#path::<);
    let close = quote_spanned!(last=> >);
    let args = parens(last, args);
    quote!(#open #types #close #args)
}

/// A field whose rules about a keyword are checked, with the extent of what is judged, so
/// that the compiler underlines it.
fn check(spec: &TokenStream, extent: Extent, keyword: &str) -> TokenStream {
    let Extent { first, last } = extent;
    let (from, to) = (core(first), core(last));
    let keyword = Ident::new(keyword, last);
    let args = parens(last, quote_spanned!(last=> #spec, #to::GivenKeyword::#keyword));
    quote_spanned!(first=> #from::check #args)
}

/// The text of doc comments; `concat!` where only the compiler knows it.
pub(super) fn description(docs: &Docs) -> TokenStream {
    let core = core(Span::call_site());
    match docs {
        Docs::Text(text) => quote!(#text),
        Docs::Pieces(pieces) => quote!(#core::trim_docs(::core::concat!(#pieces))),
    }
}

/// Whether the core should look at a title: most are let go here, each check being a
/// constant of its own.
fn is_doubtful(title: &Text) -> bool {
    match title {
        Text::Lit(text) => {
            let text = text.value();
            text.trim().is_empty() || may_be_secret(&text)
        }
        Text::Expr(_) => true,
    }
}

/// The same for words that may ask for a secret: which do, and in which kind of field, the
/// core knows.
fn may_be_secret(words: &str) -> bool {
    const PARTS: [&str; 11] =
        ["pass", "pwd", "secret", "key", "token", "card", "cvv", "cvc", "ssn", "otp", "pin"];
    let words = words.to_ascii_lowercase();
    PARTS.iter().any(|part| words.contains(part))
}
