//! Keys as calls, and the rules that are asked about them.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::{Code, Piece};
use crate::attr::Said;
use crate::attr::shape::Text;
use crate::attr::tool::{Inner, Json, ToolKeys};
use crate::expand::spans::{Params, call, call_of, core, parens};
use crate::expand::value;
use crate::extent::Extent;

/// The calls of some keys, and what is to be judged when all are made.
pub(super) struct Keyed {
    pub(super) calls: TokenStream,
    pub(super) rules: Vec<Rule>,
    pub(super) is_generic: bool,
}

/// A rule about a slot, and where a mistake is reported.
pub(super) struct Rule {
    extent: Extent,
    ask: &'static str,
    /// What the rule is about, beside the slot.
    about: About,
}

/// What a rule is told.
enum About {
    Slot,
    /// One of an enum of the core's.
    Of(&'static str, &'static str),
    /// One of a list.
    Index(usize),
}

impl Rule {
    /// The call that asks it, with the extent of what is judged.
    pub(super) fn call(&self, slot: &TokenStream) -> TokenStream {
        let Extent { first, last } = self.extent;
        let (from, to) = (core(first), core(last));
        let ask = Ident::new(self.ask, first);
        let about = match self.about {
            About::Slot => TokenStream::new(),
            About::Of(of, what) => {
                let (of, what) = (Ident::new(of, last), Ident::new(what, last));
                quote_spanned!(last=> , #to::#of::#what)
            }
            About::Index(index) => quote_spanned!(last=> , #index),
        };
        let args = parens(last, quote_spanned!(last=> #slot #about));
        quote_spanned!(first=> #from::#ask #args)
    }
}

impl Keyed {
    fn set<T>(
        &mut self,
        name: &str,
        said: Option<&Said<T>>,
        value: impl FnOnce(&T) -> TokenStream,
    ) {
        self.calls.extend(call_of(name, said, value));
    }

    fn rule(&mut self, extent: Extent, keyword: &'static str) {
        let about = About::Of("GivenKeyword", keyword);
        self.rules.push(Rule { extent, ask: "check_slot", about });
    }

    /// A rule about the schema with the key.
    fn ask<T>(&mut self, said: Option<&Said<T>>, ask: &'static str) {
        self.rules.extend(said.map(|said| Rule { extent: said.extent, ask, about: About::Slot }));
    }

    /// The call, and the rules about a keyword of forms.
    fn checked<T>(
        &mut self,
        name: &str,
        said: Option<&Said<T>>,
        keyword: &'static str,
        value: impl FnOnce(&T) -> TokenStream,
    ) {
        self.set(name, said, value);
        if let Some(said) = said {
            self.rule(said.extent, keyword);
        }
    }
}

/// Whether a value names a parameter.
pub(super) fn names_parameter(keys: &ToolKeys, params: &Params) -> bool {
    let ToolKeys { min_length, max_length, min, max, min_items, max_items, default, .. } = keys;
    let lengths = [min_length, max_length, min_items, max_items];
    let bounds = [min, max, &keys.exclusive_min, &keys.exclusive_max, &keys.multiple_of];
    lengths.iter().any(|said| {
        said.as_ref().is_some_and(|said| params.are_in(&value::length("Name")(&said.value)))
    }) || bounds
        .iter()
        .any(|said| said.as_ref().is_some_and(|said| params.are_in(&value::bound(&said.value))))
        || default.as_ref().is_some_and(|said| params.are_in(&json(&said.value)))
        || [&keys.items, &keys.values]
            .iter()
            .any(|inner| inner.as_ref().is_some_and(|inner| names_parameter(&inner.keys, params)))
}

impl Code<'_> {
    /// One call for each key. Limits before the default, which is held to them wherever the
    /// user wrote it. `start` is the schema without the keys.
    pub(super) fn keyed(
        &mut self,
        start: &TokenStream,
        keys: &ToolKeys,
        is_generic: bool,
    ) -> Keyed {
        let is_generic = is_generic || names_parameter(keys, self.params);
        let mut keyed = Keyed { calls: TokenStream::new(), rules: Vec::new(), is_generic };
        self.title(keys.title.as_ref());
        keyed.set("title", keys.title.as_ref(), value::text);
        keyed.set("description", keys.description.as_ref(), value::text);
        keyed.checked("format", keys.format.as_ref(), "Format", |name| name.0.to_token_stream());
        keyed.checked(
            "min_length",
            keys.min_length.as_ref(),
            "MinLength",
            value::length("MinLength"),
        );
        keyed.checked(
            "max_length",
            keys.max_length.as_ref(),
            "MaxLength",
            value::length("MaxLength"),
        );
        keyed.set("pattern", keys.pattern.as_ref(), |pattern| pattern.0.to_token_stream());
        keyed.ask(keys.pattern.as_ref(), "check_pattern");
        keyed.checked("min", keys.min.as_ref(), "Min", value::bound);
        keyed.checked("max", keys.max.as_ref(), "Max", value::bound);
        self.steps(&mut keyed, start, keys);
        keyed.checked("options", keys.options.as_ref(), "Options", value::texts);
        keyed.checked("option_titles", keys.option_titles.as_ref(), "OptionTitles", value::texts);
        keyed.checked("min_items", keys.min_items.as_ref(), "MinItems", value::length("MinItems"));
        keyed.checked("max_items", keys.max_items.as_ref(), "MaxItems", value::length("MaxItems"));
        keyed.set("unique_items", keys.unique_items.as_ref(), |_| TokenStream::new());
        keyed.set("deprecated", keys.deprecated.as_ref(), |_| TokenStream::new());
        keyed.set("mcp_header", keys.mcp_header.as_ref(), value::text);
        keyed.ask(keys.mcp_header.as_ref(), "check_header");
        self.inner(&mut keyed, start, keys.items.as_deref(), "item_of", "with_items");
        self.inner(&mut keyed, start, keys.values.as_deref(), "value_of", "with_values");
        self.values(&mut keyed, keys);
        keyed.ask(keys.recursive.as_ref(), "check_recursive");
        keyed
    }

    /// That a title is a label: for all but literals with a letter in them, only the core
    /// knows.
    pub(super) fn title(&mut self, said: Option<&Said<Text>>) {
        let Some(said) = said else { return };
        if matches!(&said.value, Text::Lit(text) if !text.value().trim().is_empty()) {
            return;
        }
        let text = value::text(&said.value);
        if self.params.are_in(&text) {
            return;
        }
        let Extent { first, last } = said.extent;
        let at = core(first);
        let args = parens(last, text);
        let check = quote_spanned!(first=> #at::check_title #args);
        self.consts.extend(quote!(const _: () = #check;));
    }

    /// `exclusive_min`, `exclusive_max` and `multiple_of`: one constant for all of them.
    fn steps(&mut self, keyed: &mut Keyed, start: &TokenStream, keys: &ToolKeys) {
        let core = core(Span::call_site());
        let steps = [
            ("exclusive_min", &keys.exclusive_min, "Min"),
            ("exclusive_max", &keys.exclusive_max, "Max"),
            ("multiple_of", &keys.multiple_of, "Multiple"),
        ];
        let mut all = quote!(#start.steps());
        for (name, said, which) in steps {
            let Some(said) = said else { continue };
            all.extend(call(said.key.span(), name, value::bound(&said.value)));
            let so_far = Piece { tokens: all.clone(), is_generic: keyed.is_generic };
            let so_far = self.reference("STEPS", &quote!(#core::Steps), &so_far);
            keyed.calls.extend(call(said.key.span(), "with_steps", so_far));
            keyed.rules.push(Rule {
                extent: said.extent,
                ask: "check_step",
                about: About::Of("Step", which),
            });
        }
    }

    /// The keys of items or values, as a schema of its own.
    fn inner(
        &mut self,
        keyed: &mut Keyed,
        start: &TokenStream,
        inner: Option<&Inner>,
        part: &str,
        with: &str,
    ) {
        let Some(inner) = inner else { return };
        let core_here = core(Span::call_site());
        let span = inner.key.span();
        let at = core(span);
        let part = Ident::new(part, span);
        // All at the key, which is what is wrong where there are no items.
        let start = quote_spanned!(span=> #at::#part({ let __part = #start; __part }));
        let of_inner = self.keyed(&start, &inner.keys, keyed.is_generic);
        keyed.is_generic |= of_inner.is_generic;
        let calls = &of_inner.calls;
        let is_generic = of_inner.is_generic;
        let slot = self.judged(&quote!(#start #calls), &of_inner);
        let tokens = slot.tokens;
        let node = Piece { tokens: quote!(#tokens.item()), is_generic };
        let node = self.reference("NODE", &quote!(#core_here::Node<'static>), &node);
        keyed.calls.extend(call(span, with, node));
    }

    fn values(&mut self, keyed: &mut Keyed, keys: &ToolKeys) {
        let core = core(Span::call_site());
        if let Some(said) = &keys.default {
            let span = said.key.span();
            keyed.calls.extend(match &said.value {
                Json::Expr(expression) => value::default_expression(span, expression),
                // A variant among them makes it a list of the enum's.
                Json::List(elements, extent) if elements.iter().any(is_expression) => {
                    let expressions = elements.iter().filter_map(|element| match element {
                        Json::Expr(expression) => Some(expression),
                        _ => None,
                    });
                    value::default_variants(span, expressions, extent.first)
                }
                other => {
                    let value = json(other);
                    call(span, "default_json", value)
                }
            });
            keyed.rule(said.value.extent(), "Default");
            if matches!(said.value, Json::Char(_)) {
                let extent = said.extent;
                keyed.rules.push(Rule { extent, ask: "check_char", about: About::Slot });
            }
        }
        if let Some(said) = &keys.examples {
            let list = said.value.0.iter().map(json);
            let list = quote!([#(#list),*]);
            let list = Piece { tokens: list, is_generic: false };
            let list = self.reference("EXAMPLES", &quote!([#core::Json<'static>]), &list);
            keyed.calls.extend(call(said.key.span(), "examples", list));
            for (index, example) in said.value.0.iter().enumerate() {
                let about = About::Index(index);
                keyed.rules.push(Rule { extent: example.extent(), ask: "check_example", about });
            }
        }
    }
}

fn is_expression(json: &Json) -> bool {
    matches!(json, Json::Expr(_))
}

/// A literal as the core's JSON.
fn json(value: &Json) -> TokenStream {
    let span = value.extent().first;
    let core = core(span);
    match value {
        Json::Text(text) => quote_spanned!(span=> #core::Json::String(#text)),
        Json::Char(char) => {
            let text = char.value().to_string();
            quote_spanned!(span=> #core::Json::String(#text))
        }
        Json::Bool(bool) => quote_spanned!(span=> #core::Json::Boolean(#bool)),
        Json::Number(numeral) => {
            let number = value::number(numeral);
            quote_spanned!(span=> #core::Json::Number(#number))
        }
        Json::List(elements, _) => {
            let elements = elements.iter().map(json);
            quote_spanned!(span=> #core::Json::List(#core::Values::Constant(const { &[#(#elements),*] })))
        }
        Json::Expr(expression) => expression.to_token_stream(),
    }
}
