//! Fields that say a few words beside their type: all of them stand in one light constant,
//! through which the compiler looks in a fraction of the time.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

use super::field::{Saying, started};
use super::keys::Keyed;
use super::{Code, Piece};
use crate::attr::Said;
use crate::attr::shape::{Bound, Length};
use crate::attr::tool::ToolKeys;
use crate::expand::field::description;
use crate::expand::spans::core;

/// The keys that the core's `Keys` has as modifiers.
const LIGHT: [&str; 8] =
    ["title", "description", "min_length", "max_length", "min", "max", "min_items", "max_items"];

impl Code<'_> {
    /// The slot of a field with such keys and no others. `None` of any other field.
    pub(super) fn light_slot(&mut self, saying: Saying<'_>) -> Option<Piece> {
        let Saying { ty, keys, docs, trusts_serde, is_lazy, .. } = saying;
        let is_plain = !is_lazy && !trusts_serde && keys.check.is_none();
        if !is_plain || self.has_parameters || !is_light(keys) {
            return None;
        }
        let core = core(Span::call_site());
        let mut said = started(ty, "keys_of", self.params);
        if let Some(docs) = docs {
            let text = description(docs);
            said.extend(quote!(.description(#text)));
        }
        let Keyed { calls, rules, .. } = self.keyed(&TokenStream::new(), keys, false);
        said.extend(calls);
        let (own, index) = (&self.own_type, index(self.light.len()));
        let slot = quote!(#core::SlotAt::<#own, #index>::SLOT);
        for rule in &rules {
            let call = rule.call(&slot);
            self.consts.extend(quote!(const _: () = #call;));
        }
        self.light.push(quote!(#said.keyed()));
        Some(Piece { tokens: slot, is_generic: false })
    }

    /// The constant with all of them.
    pub(super) fn light_fields(&self) -> Option<TokenStream> {
        if self.light.is_empty() {
            return None;
        }
        let core = core(Span::call_site());
        let (own, light, implement) =
            (&self.own_type, &self.light, Ident::new("impl", self.place_of_all));
        Some(quote! {
            #[automatically_derived]
            #implement #core::HasKeyed for #own {
                const KEYED: &'static [#core::Keyed] = &[#(#light),*];
            }
        })
    }
}

/// The number as the core's type of it: digits, in pairs of what stands before and the last.
fn index(number: usize) -> TokenStream {
    let core = core(Span::call_site());
    let digit = format_ident!("I{}", number % 10);
    let digit = quote!(#core::#digit);
    if number < 10 {
        return digit;
    }
    let before = index(number / 10);
    quote!((#before, #digit))
}

/// Whether the keys are of those, with literals, which no constant of the user's can make
/// fail: with such a mistake in one field the others would not be judged.
fn is_light(keys: &ToolKeys) -> bool {
    let ToolKeys { min_length, max_length, min, max, min_items, max_items, written, .. } = keys;
    let lengths = [min_length, max_length, min_items, max_items];
    let is_literal = |said: &&Option<Said<Length>>| {
        said.as_ref().is_none_or(|said| matches!(said.value, Length::Lit(_)))
    };
    let bounds = [min, max];
    written.are_among(&LIGHT)
        && lengths.iter().all(is_literal)
        && bounds
            .iter()
            .all(|said| said.as_ref().is_none_or(|said| matches!(said.value, Bound::Lit(_))))
}
