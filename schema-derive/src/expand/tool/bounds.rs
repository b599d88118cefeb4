//! What a generic type asks of the types that it is made with.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{DeriveInput, Type, WherePredicate, parse_quote};

use crate::attr::tool::ToolKeys;
use crate::expand::spans::{Params, core, is_named_in};
use crate::expand::words::{about_in_tool, is_hopeless};
use crate::expand::{inside_option, own_bound};
use crate::model::tool::{Body, Field, Item, Object, Payload, Tagging, Tool, Variant};

/// The bounds of the impls, beside those that the type itself has.
pub(super) fn of(
    input: &DeriveInput,
    tool: &Tool<'_>,
    body: &Body<'_>,
    params: &Params,
) -> Vec<WherePredicate> {
    let mut bounds = Bounds { input, params, all: Vec::new() };
    match body {
        Body::Object(object) => bounds.object(object),
        Body::Newtype(newtype) => bounds.field(&newtype.field, &tool.keys, None),
        Body::Choice(_) => {}
        Body::Union(tagging, variants) => {
            for variant in variants {
                bounds.variant(variant, tagging);
            }
        }
    }
    bounds.all.extend(own_bound(input, tool.keys.check.is_some()));
    bounds.all
}

struct Bounds<'b> {
    input: &'b DeriveInput,
    params: &'b Params,
    all: Vec<WherePredicate>,
}

impl Bounds<'_> {
    fn object(&mut self, object: &Object<'_>) {
        let core = core(Span::call_site());
        for item in &object.items {
            match item {
                Item::Field(field) => self.value(field),
                Item::Flatten(ty, _) if self.params.types_are_in(ty) => {
                    self.all.push(parse_quote!(#ty: #core::SchemaType<Kind: #core::CanFlatten>));
                }
                Item::Flatten(..) => {}
            }
        }
    }

    fn variant(&mut self, variant: &Variant<'_>, tagging: &Tagging) {
        match &variant.data {
            Payload::Unit => {}
            Payload::Newtype(field) if matches!(tagging, Tagging::Internal(_)) => {
                self.field(field, &field.keys, Some("CanHaveTag"));
            }
            Payload::Newtype(field) => self.value(field),
            Payload::Tuple(fields) => fields.iter().for_each(|field| self.value(field)),
            Payload::Struct(object) => self.object(object),
        }
    }

    fn value(&mut self, field: &Field<'_>) {
        self.field(field, &field.keys, None);
    }

    /// That the type of a value has a schema; of a kind that takes these keys, of which the
    /// compiler knows nothing else behind such a bound.
    fn field(&mut self, field: &Field<'_>, keys: &ToolKeys, kind: Option<&str>) {
        let core = core(Span::call_site());
        let ty = field.ty;
        if !self.params.types_are_in(&ty) || is_hopeless(about_in_tool(ty)) {
            return;
        }
        if field.mentions_own {
            // A bound on the type itself would have no end.
            for param in self.input.generics.type_params() {
                let ident = &param.ident;
                self.all.push(parse_quote!(#ident: #core::SchemaType));
            }
        } else {
            let mut kinds = kinds_of(keys);
            if let Some(kind) = kind {
                let kind = Ident::new(kind, Span::call_site());
                kinds.push(quote!(#core::#kind));
            }
            let of_kind = (!kinds.is_empty()).then(|| quote!(<Kind: #(#kinds)+*>));
            self.all.push(parse_quote!(#ty: #core::SchemaType #of_kind));
        }
        if field.keys.check.is_some() {
            self.is_read(ty);
        }
    }

    /// What a rule about a value asks of its type, which is that in an `Option`.
    fn is_read(&mut self, ty: &Type) {
        let core = core(Span::call_site());
        let ty = inside_option(ty).unwrap_or(ty);
        self.all.push(parse_quote!(#ty: #core::DeserializeOwned));
        for param in self.input.generics.type_params() {
            let ident = &param.ident;
            if is_named_in(ident, ty) {
                self.all.push(parse_quote!(#ident: #core::DeserializeOwned));
            }
        }
    }
}

/// The kinds that take these keys, each at a key that asks for it.
fn kinds_of(keys: &ToolKeys) -> Vec<TokenStream> {
    let of_keys: [(&str, &[&str]); 4] = [
        ("HasLength", &["format", "min_length", "max_length", "pattern"]),
        ("HasRange", &["min", "max", "exclusive_min", "exclusive_max", "multiple_of"]),
        ("TakesOptions", &["options", "option_titles"]),
        ("HasCount", &["min_items", "max_items", "unique_items"]),
    ];
    let mut kinds: Vec<TokenStream> = of_keys
        .iter()
        .filter_map(|(kind, names)| {
            let span = keys.written.first_of(names)?.span();
            let (core, kind) = (core(span), Ident::new(kind, span));
            Some(quote_spanned!(span=> #core::#kind))
        })
        .collect();
    for (kind, part, inner) in
        [("HasItemKeys", "Item", &keys.items), ("HasValueKeys", "Value", &keys.values)]
    {
        let Some(inner) = inner else { continue };
        let span = inner.key.span();
        let (core, kind, part) = (core(span), Ident::new(kind, span), Ident::new(part, span));
        let of_part = kinds_of(&inner.keys);
        let of_part = (!of_part.is_empty()).then(|| quote!(<#part: #(#of_part)+*>));
        kinds.push(quote_spanned!(span=> #core::#kind #of_part));
    }
    kinds
}
