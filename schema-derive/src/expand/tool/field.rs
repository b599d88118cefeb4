//! One value as code: a call that starts it, one for each key, and a constant for each
//! rule that could refuse it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

use super::keys::Keyed;
use super::{Code, Piece};
use crate::attr::docs::Docs;
use crate::attr::tool::ToolKeys;
use crate::expand::check::checks;
use crate::expand::field::{ask, call_on, description};
use crate::expand::spans::{Params, core};
use crate::expand::{undeclared, words};
use crate::extent::Extent;
use crate::model::tool::{Field, Newtype, Tool};

/// `schema_of::<T>()`, all of it with the extent of the type: so the compiler underlines
/// exactly the type when it has no schema.
pub(super) fn start(ty: &syn::Type, is_lazy: bool, params: &Params) -> TokenStream {
    started(ty, if is_lazy { "schema_lazily" } else { "schema_of" }, params)
}

pub(super) fn started(ty: &syn::Type, how: &str, params: &Params) -> TokenStream {
    worded(ty, how, TokenStream::new(), params)
}

/// The same, in the words that there may be about such a type.
pub(super) fn worded(ty: &syn::Type, how: &str, args: TokenStream, params: &Params) -> TokenStream {
    let Some((words, spelled)) = words::about_in_tool(ty) else {
        return on_type(ty, how, args, params);
    };
    let ty = params.as_static(ty.to_token_stream());
    let (asked, ty, extent) = ask(words, spelled, ty, true, params);
    let start = of_core(extent, how, &ty, args);
    quote!({ #asked; #start })
}

/// What is said of a value: its type, its keys, its words.
#[derive(Clone, Copy)]
pub(super) struct Saying<'s> {
    pub(super) ty: &'s syn::Type,
    pub(super) keys: &'s ToolKeys,
    pub(super) docs: Option<&'s Docs>,
    pub(super) trusts_serde: bool,
    /// The type is mentioned by its name.
    pub(super) is_lazy: bool,
    /// A rule of the author's own is about this value, not about what has it.
    pub(super) has_own_rule: bool,
}

impl<'s> Saying<'s> {
    pub(super) fn of_field(field: &'s Field<'_>) -> Self {
        Self {
            ty: field.ty,
            keys: &field.keys,
            docs: field.docs.as_ref(),
            trusts_serde: field.trusts_serde,
            is_lazy: field.keys.recursive.is_some(),
            has_own_rule: true,
        }
    }

    fn of_newtype(newtype: &'s Newtype<'_>, tool: &'s Tool<'_>) -> Self {
        Self {
            ty: newtype.field.ty,
            keys: &tool.keys,
            docs: tool.docs.as_ref(),
            trusts_serde: newtype.field.trusts_serde,
            is_lazy: tool.keys.recursive.is_some(),
            has_own_rule: false,
        }
    }
}

/// A call of the core with that type, with the extent of the type.
pub(super) fn on_type(
    ty: &syn::Type,
    how: &str,
    args: TokenStream,
    params: &Params,
) -> TokenStream {
    let ty = params.as_static(ty.to_token_stream());
    of_core(Extent::of(&ty), how, &ty, args)
}

fn of_core(extent: Extent, how: &str, ty: &TokenStream, args: TokenStream) -> TokenStream {
    call_on(extent, Ident::new(how, extent.first), ty, args)
}

impl Code<'_> {
    /// The schema of a value, with its keys; its slot, judged.
    pub(super) fn slot(&mut self, field: &Field<'_>) -> Piece {
        let saying = Saying::of_field(field);
        let (spec, keyed) = self.spec(saying);
        self.judged(&spec, &keyed)
    }

    /// The schema of a value, of which no rule is asked.
    pub(super) fn asked(&mut self, field: &Field<'_>) -> TokenStream {
        self.spec(Saying { has_own_rule: false, ..Saying::of_field(field) }).0
    }

    fn spec(&mut self, saying: Saying<'_>) -> (TokenStream, Keyed) {
        let start = if saying.is_lazy || !saying.keys.written.is_empty() {
            start(saying.ty, saying.is_lazy, self.params)
        } else {
            // Nothing tightens what the type says: it need not be at hand.
            started(saying.ty, "schema_as_is", self.params)
        };
        self.place = undeclared::place([saying.ty], self.item);
        let is_generic = self.params.are_in(&saying.ty);
        let mut spec = start.clone();
        if let Some(docs) = saying.docs {
            let text = description(docs);
            spec.extend(quote!(.description(#text)));
        }
        if saying.trusts_serde {
            spec.extend(quote!(.trust_serde()));
        }
        let keyed = self.keyed(&start, saying.keys, is_generic);
        spec.extend(keyed.calls.clone());
        if let Some(check) = saying.keys.check.as_ref().filter(|_| saying.has_own_rule) {
            let core = core(Span::call_site());
            let ty = self.params.as_static(saying.ty.to_token_stream());
            let tokens = checks(&ty, &check.value.0, &quote!(#start.checks()));
            let checks = Piece { tokens, is_generic: keyed.is_generic };
            let checks = self.reference("CHECK", &quote!(#core::Checks), &checks);
            spec.extend(quote!(.check(#checks)));
        }
        (spec, keyed)
    }

    /// A slot of which the rules are asked, each in a constant of its own: in one with the
    /// value, each use of the value would be one more error.
    pub(super) fn judged(&mut self, spec: &TokenStream, keyed: &Keyed) -> Piece {
        let core = core(Span::call_site());
        let is_generic = keyed.is_generic;
        let mut value = Piece { tokens: quote!(#spec.slot()), is_generic };
        if is_generic && !keyed.rules.is_empty() {
            let slot = Ident::new("__slot", Span::mixed_site());
            let rules =
                keyed.rules.iter().map(|rule| rule.call(&quote!(#core::Held::At { slot: &#slot })));
            value.tokens = quote!({ let #slot = #spec.slot(); #(#rules;)* #slot });
        }
        let value = value.tokens;
        if is_generic {
            return Piece {
                tokens: quote!(#core::Held::At { slot: const { &#value } }),
                is_generic,
            };
        }
        let name = self.fresh("SLOT");
        self.consts.extend(quote!(const #name: #core::Held = #core::Held::At { slot: &#value };));
        let tokens = name.into_token_stream();
        for rule in &keyed.rules {
            let call = rule.call(&tokens);
            self.consts.extend(quote!(const _: () = #call;));
        }
        Piece { tokens, is_generic }
    }

    /// The schema where it is no property: there what is optional is nullable.
    pub(super) fn item(&mut self, field: &Field<'_>) -> Piece {
        let Piece { tokens, is_generic } = self.slot(field);
        Piece { tokens: quote!(#tokens.item()), is_generic }
    }

    /// The schema of a newtype: that of the value in it; and the same by a mention.
    pub(super) fn newtype(
        &mut self,
        newtype: &Newtype<'_>,
        tool: &Tool<'_>,
    ) -> (TokenStream, TokenStream) {
        let core = core(Span::call_site());
        // Behind a newtype serde finds no `Option` in what is missing.
        let present = (!newtype.is_transparent).then(|| quote!(.present()));
        let saying = Saying::of_newtype(newtype, tool);
        let (spec, keyed) = self.spec(saying);
        let slot = self.judged(&spec, &keyed).tokens;
        let (lazy, _) = self.spec(Saying { is_lazy: true, ..saying });
        (quote!(#core::of_slot(#slot) #present), quote!(#lazy.newtype() #present))
    }
}
