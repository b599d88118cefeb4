//! Properties as literals, and the few words that most fields say beside their type: all of a
//! struct stand in one light static, through which the compiler looks in a fraction of the time
//! that a whole schema takes it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::evident::are_evident;
use super::field::{Saying, worded};
use super::object::is_leaf;
use super::{Code, Piece};
use crate::attr::Said;
use crate::attr::shape::{Bound, Digits, Length};
use crate::attr::tool::ToolKeys;
use crate::expand::field::description;
use crate::expand::spans::{core, parens};
use crate::expand::value;
use crate::expand::words::about_in_tool;
use crate::model::tool::Field;

/// The keys that can be said beside the type.
const LIGHT: [&str; 8] =
    ["title", "description", "min_length", "max_length", "min", "max", "min_items", "max_items"];

/// What a property holds, and what is said of it in its own place.
pub(super) struct Declared {
    /// The slot, held.
    pub(super) of: Piece,
    description: TokenStream,
    said: TokenStream,
}

impl Declared {
    /// Nothing is said beside the slot.
    pub(super) fn of(of: Piece) -> Self {
        let core = core(Span::call_site());
        let none = quote!(#core::None);
        Self { of, description: none.clone(), said: none }
    }

    /// The literal. Of what names a parameter the instance is proven, not the declaration.
    pub(super) fn property(
        self,
        name: &impl ToTokens,
        defaulted: bool,
        profiles: Option<&Ident>,
    ) -> Piece {
        let core = core(Span::call_site());
        let Self { of, description, said } = self;
        let profiles = profiles.filter(|_| !of.is_generic);
        let proven = profiles.map_or_else(|| quote!(#core::ProfileSet::NONE), |all| quote!(#all));
        of.map(|of| {
            quote! {
                #core::PropertySpec {
                    name: #name,
                    of: #of,
                    description: #description,
                    said: #said,
                    defaulted: #defaulted,
                    proven: #proven,
                }
            }
        })
    }
}

impl Code<'_> {
    /// What a field declares.
    pub(super) fn declared(&mut self, field: &Field<'_>) -> Declared {
        match self.light(Saying::of_field(field)) {
            Some(declared) => declared,
            None => Declared::of(self.slot(field)),
        }
    }

    /// The same of a field without keys, or with a few in which nobody sees a mistake.
    fn light(&mut self, saying: Saying<'_>) -> Option<Declared> {
        let Saying { ty, keys, docs, trusts_serde, is_lazy, .. } = saying;
        if is_lazy || trusts_serde || keys.check.is_some() {
            return None;
        }
        let core = core(Span::call_site());
        let of = Piece { tokens: self.held(ty), is_generic: self.params.are_in(&ty) };
        let text = match (&keys.description, docs) {
            (Some(said), _) => Some(value::text(&said.value)),
            (None, docs) => docs.map(description),
        };
        let description =
            text.map_or_else(|| quote!(#core::None), |text| quote!(#core::Some(#text)));
        if keys.written.are_among(if self.has_parameters { &[] } else { &["description"] }) {
            return Some(Declared { description, ..Declared::of(of) });
        }
        let is_light = keys.written.are_among(&LIGHT) && are_evident(keys, ty) && is_common(ty);
        if self.has_parameters || !is_light {
            return None;
        }
        self.title(keys.title.as_ref());
        let index = self.said.len();
        self.said.push(literal(keys));
        let span = keys.written.first_of(&LIGHT).map_or_else(Span::call_site, Ident::span);
        let (at, held) = (crate::expand::spans::core(span), &of.tokens);
        let args = parens(span, quote!(#held, &__SAID[#index]));
        let said = quote_spanned!(span=> #at::said_of #args);
        Some(Declared { of, description, said })
    }

    /// What the type says. Of one that nobody needs words about, by the shortest way: each call
    /// costs the compiler as much as all that is said.
    fn held(&self, ty: &syn::Type) -> TokenStream {
        if !is_common(ty) {
            return worded(ty, "held_of", TokenStream::new(), self.params);
        }
        let core = core(Span::call_site());
        let ty = self.params.as_static(ty.to_token_stream());
        quote!(<#ty as #core::SchemaType>::SLOT)
    }

    /// The static with all of them.
    pub(super) fn said(&self) -> Option<TokenStream> {
        if self.said.is_empty() {
            return None;
        }
        let core = core(Span::call_site());
        let (light, count) = (&self.said, self.said.len());
        Some(quote!(static __SAID: [#core::Said; #count] = [#(#light),*];))
    }
}

/// Whether it is made of types of the language that need no words.
fn is_common(ty: &syn::Type) -> bool {
    is_leaf(ty) && about_in_tool(ty).is_none()
}

/// The keywords but for the description.
fn literal(keys: &ToolKeys) -> TokenStream {
    let core = core(Span::call_site());
    let ToolKeys { title, min_length, max_length, min, max, min_items, max_items, .. } = keys;
    let mut said = TokenStream::new();
    let mut set = |name: &str, value: Option<TokenStream>| {
        let name = Ident::new(name, Span::call_site());
        said.extend(value.map(|value| quote!(#name: #core::Some(#value),)));
    };
    let length =
        |said: &Option<Said<Length>>| said.as_ref().map(|said| value::length("Name")(&said.value));
    set("title", title.as_ref().map(|said| value::text(&said.value)));
    set("min_length", length(min_length));
    set("max_length", length(max_length));
    set("min", min.as_ref().and_then(|said| bound(&said.value)));
    set("max", max.as_ref().and_then(|said| bound(&said.value)));
    set("min_items", length(min_items));
    set("max_items", length(max_items));
    quote!(#core::Said { #said ..#core::Said::NONE })
}

/// A literal alone can be one here.
fn bound(bound: &Bound) -> Option<TokenStream> {
    let core = core(Span::call_site());
    let Bound::Lit(numeral) = bound else { return None };
    let digits = value::digits(numeral);
    Some(match numeral.digits {
        Digits::Int(_) => quote!(#core::Bound::Int(#digits)),
        Digits::Float(_) => quote!(#core::Bound::Float(#digits)),
    })
}
