//! Enums as code: the branches of a union, or one choice of texts.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::LitStr;

use super::declared::Declared;
use super::{Code, Piece, words};
use crate::attr::docs::Docs;
use crate::expand::spans::{core, parens};
use crate::expand::value;
use crate::extent::Extent;
use crate::model::tool::{Field, Payload, Tagging, Variant};

impl Code<'_> {
    /// That the titles of variants are labels.
    pub(super) fn titles(&mut self, variants: &[Variant<'_>]) {
        for variant in variants {
            self.title(variant.keys.title.as_ref());
        }
    }

    /// One of these texts, with a line for what each means.
    pub(super) fn choice(variants: &[Variant<'_>]) -> TokenStream {
        let core = core(Span::call_site());
        let values = variants.iter().map(|variant| &variant.value);
        let lines = lines(variants.iter());
        quote!(#core::choice(&[#(#values),*]) #lines)
    }

    pub(super) fn union(&mut self, tagging: &Tagging, variants: &[Variant<'_>]) -> TokenStream {
        let core = core(Span::call_site());
        let mut branches = Vec::new();
        let mut has_units = false;
        for variant in variants {
            let is_unit = matches!(variant.data, Payload::Unit);
            if matches!(tagging, Tagging::External) && is_unit {
                // Together, where the first of them stands.
                if !has_units {
                    has_units = true;
                    branches.push(Self::units(variants));
                }
                continue;
            }
            branches.push(match tagging {
                Tagging::External => self.keyed_branch(variant),
                Tagging::Internal(tag) => self.tagged_branch(tag, variant),
                Tagging::Adjacent(tag, content) => self.adjacent_branch(tag, content, variant),
                Tagging::Untagged => self.untagged_branch(variant),
            });
        }
        let is_generic = branches.iter().any(|branch| branch.is_generic);
        let list = self.list("BRANCHES", "Node", &branches);
        match tagging {
            Tagging::External => quote!(#core::by_key(#list)),
            Tagging::Internal(tag) | Tagging::Adjacent(tag, _) => {
                quote!(#core::by_tag(#tag, #list))
            }
            Tagging::Untagged => {
                let checks = Self::apart(&list, variants);
                if is_generic {
                    // How many there are depends on the parameters: no array of so many.
                    return quote!({
                        #(#checks;)*
                        #core::untagged(#list, #core::any_nullable(#list))
                    });
                }
                for check in checks {
                    self.consts.extend(quote!(const _: () = #check;));
                }
                let flat = quote!(#core::flat_branches::<{ #core::count_branches(#list) }>(#list));
                let flat = Piece { tokens: flat, is_generic };
                let flat = self.reference("BRANCHES", &quote!([#core::Node<'static>]), &flat);
                quote!(#core::untagged(#flat, #core::any_nullable(#list)))
            }
        }
    }

    /// Each branch but the first has to be told from those before it.
    fn apart(list: &TokenStream, variants: &[Variant<'_>]) -> Vec<TokenStream> {
        let later = variants.iter().enumerate().skip(1);
        let checks = later.map(|(index, variant)| {
            let extent = match &variant.data {
                Payload::Newtype(field) => Extent::of(field.ty),
                _ => Extent::at(variant.ident.span()),
            };
            let at = core(extent.first);
            let args = parens(extent.last, quote_spanned!(extent.last=> #list, #index));
            quote_spanned!(extent.first=> #at::check_branch #args)
        });
        checks.collect()
    }

    /// The variants without data of an externally tagged enum.
    fn units(variants: &[Variant<'_>]) -> Piece {
        let core = core(Span::call_site());
        let units = variants.iter().filter(|variant| matches!(variant.data, Payload::Unit));
        let values = units.clone().map(|variant| &variant.value);
        let lines = lines(units);
        let tokens = quote!(#core::choice::<()>(&[#(#values),*]) #lines .item());
        Piece { tokens, is_generic: false }
    }

    /// `{"Card": …}`
    fn keyed_branch(&mut self, variant: &Variant<'_>) -> Piece {
        let content = self.content(variant);
        let required = self.named(&content, &variant.value);
        self.branch(&[required], variant)
    }

    /// `{"kind": "card", …}`
    fn tagged_branch(&mut self, tag: &LitStr, variant: &Variant<'_>) -> Piece {
        let tag_property = self.tag(tag, variant);
        match &variant.data {
            // A tuple has no names beside the tag: serde's derive reports it.
            Payload::Unit | Payload::Tuple(_) => self.branch(&[tag_property], variant),
            Payload::Struct(object) => {
                let is_generic = object_is_generic(object, self.params);
                let spec = self.object(object, Some(tag_property), true);
                Self::described(&spec, variant, is_generic)
            }
            Payload::Newtype(field) => self.beside_tag(tag, tag_property, field, variant),
        }
    }

    /// The properties of a type behind the tag.
    fn beside_tag(
        &mut self,
        tag: &LitStr,
        tag_property: Piece,
        field: &Field<'_>,
        variant: &Variant<'_>,
    ) -> Piece {
        let core = core(Span::call_site());
        let flat = self.flat(field.ty, "beside_tag");
        let tags = self.list("PROPERTIES", "PropertySpec", &[tag_property]);
        let (of_flat, is_generic) = (&flat.tokens, flat.is_generic);
        let groups = self.list(
            "GROUPS",
            "Properties",
            &[
                Piece { tokens: quote!(#core::own(#tags)), is_generic: false },
                Piece { tokens: quote!(#of_flat.properties()), is_generic },
            ],
        );
        let Extent { first, last } = Extent::of(field.ty);
        let at = crate::expand::spans::core(first);
        let args = parens(last, quote_spanned!(last=> #tag, #of_flat));
        let check = quote_spanned!(first=> #at::check_tag #args);
        let rules = self.checks_of_parts(&groups, &[&flat], is_generic);
        let mut spec = quote!(#core::joined_object(#groups).closed().beside(#of_flat) #rules);
        self.title(field.keys.title.as_ref());
        spec.extend(words(&field.keys, field.docs.as_ref()));
        if is_generic {
            spec = quote!({ #check; #spec });
        } else {
            self.consts.extend(quote!(const _: () = #check;));
        }
        let extent = Extent { first, last };
        let branch = Self::described(&spec, variant, is_generic);
        self.proved_node(branch, extent)
    }

    /// `{"t": "card", "c": …}`
    fn adjacent_branch(&mut self, tag: &LitStr, content: &LitStr, variant: &Variant<'_>) -> Piece {
        let tag_property = self.tag(tag, variant);
        let mut properties = vec![tag_property];
        match &variant.data {
            Payload::Unit => {}
            // What is optional may be left out here.
            Payload::Newtype(field) => {
                let declared = Declared::of(self.slot(field));
                let property = declared.property(content, false, self.profiles.as_ref());
                properties.push(self.proved(property, Extent::of(field.ty), None));
            }
            Payload::Tuple(_) | Payload::Struct(_) => {
                let node = self.content(variant);
                properties.push(self.named(&node, content));
            }
        }
        self.branch(&properties, variant)
    }

    fn untagged_branch(&mut self, variant: &Variant<'_>) -> Piece {
        match &variant.data {
            Payload::Newtype(field) => {
                let Piece { tokens, is_generic } = self.slot(field);
                let core = core(Span::call_site());
                let spec = quote!(#core::of_slot::<()>(#tokens));
                let branch = Self::described(&spec, variant, is_generic);
                self.proved_node(branch, Extent::of(field.ty))
            }
            Payload::Unit => {
                let core = core(Span::call_site());
                Piece { tokens: quote!(#core::unknown_schema().item()), is_generic: false }
            }
            Payload::Tuple(_) | Payload::Struct(_) => {
                let Piece { tokens, is_generic } = self.content(variant);
                let words = words(&variant.keys, variant.docs.as_ref());
                let core = core(Span::call_site());
                let tokens = quote!(#core::of_node::<()>(#tokens) #words .item());
                Piece { tokens, is_generic }
            }
        }
    }

    /// What a variant holds, as it stands alone.
    fn content(&mut self, variant: &Variant<'_>) -> Piece {
        let core = core(Span::call_site());
        match &variant.data {
            Payload::Unit => {
                Piece { tokens: quote!(#core::unknown_schema().item()), is_generic: false }
            }
            Payload::Newtype(field) => {
                let item = self.item(field);
                self.proved_node(item, Extent::of(field.ty))
            }
            Payload::Tuple(fields) => {
                let items: Vec<Piece> = fields
                    .iter()
                    .map(|field| {
                        let item = self.item(field);
                        self.proved_node(item, Extent::of(field.ty))
                    })
                    .collect();
                let is_generic = items.iter().any(|item| item.is_generic);
                let items = self.list("ITEMS", "Node", &items);
                Piece { tokens: quote!(#core::tuple(#items).item()), is_generic }
            }
            Payload::Struct(object) => {
                let is_generic = object_is_generic(object, self.params);
                let spec = self.object(object, None, true);
                Piece { tokens: quote!(#spec.item()), is_generic }
            }
        }
    }

    /// The property that says which branch it is.
    fn tag(&mut self, tag: &LitStr, variant: &Variant<'_>) -> Piece {
        let core = core(Span::call_site());
        let value = &variant.value;
        let node = Piece { tokens: quote!(#core::tag(&[#value])), is_generic: false };
        self.named(&node, tag)
    }

    /// A schema as a property that is always there.
    fn named(&mut self, node: &Piece, name: &impl ToTokens) -> Piece {
        let core = core(Span::call_site());
        let (tokens, is_generic) = (&node.tokens, node.is_generic);
        let slot = Piece { tokens: quote!(#core::Slot::of_node(#tokens)), is_generic };
        let slot = self.reference("SLOT", &quote!(#core::Slot), &slot);
        let held = Piece { tokens: quote!(#core::Held::At { slot: #slot }), is_generic };
        Declared::of(held).property(name, false, None)
    }

    /// A closed object of these properties.
    fn branch(&mut self, properties: &[Piece], variant: &Variant<'_>) -> Piece {
        let core = core(Span::call_site());
        let is_generic = properties.iter().any(|property| property.is_generic);
        let properties = self.list("PROPERTIES", "PropertySpec", properties);
        Self::described(&quote!(#core::object(#properties).closed()), variant, is_generic)
    }

    fn described(spec: &TokenStream, variant: &Variant<'_>, is_generic: bool) -> Piece {
        let words = words(&variant.keys, variant.docs.as_ref());
        Piece { tokens: quote!(#spec #words .item()), is_generic }
    }

    /// The same, of which each profile is proven, at its type.
    fn proved_node(&mut self, node: Piece, extent: Extent) -> Piece {
        if self.profiles.is_none() || node.is_generic {
            return node;
        }
        let property = self.named(&node, &"");
        self.proved(property, extent, None).map(|property| quote!(#property.node()))
    }
}

impl Piece {
    pub(super) fn map(self, with: impl FnOnce(TokenStream) -> TokenStream) -> Self {
        Self { tokens: with(self.tokens), is_generic: self.is_generic }
    }
}

fn object_is_generic(
    object: &crate::model::tool::Object<'_>,
    params: &crate::expand::spans::Params,
) -> bool {
    object.items.iter().any(|item| match item {
        crate::model::tool::Item::Field(field) => {
            params.are_in(&field.ty) || super::keys::names_parameter(&field.keys, params)
        }
        crate::model::tool::Item::Flatten(ty, _) => params.are_in(ty),
    })
}

/// A line for what each value means, if one of them says it.
fn lines<'v, 'a: 'v>(variants: impl Iterator<Item = &'v Variant<'a>> + Clone) -> TokenStream {
    let mut is_said = false;
    let texts: Vec<TokenStream> = variants
        .map(|variant| {
            let said = variant.keys.title.as_ref().or(variant.keys.description.as_ref());
            match (said, &variant.docs) {
                (Some(said), _) => {
                    is_said = true;
                    value::text(&said.value)
                }
                (None, Some(docs)) => {
                    is_said = true;
                    line(docs)
                }
                (None, None) => quote!(""),
            }
        })
        .collect();
    if is_said { quote!(.lines(&[#(#texts),*])) } else { TokenStream::new() }
}

/// Doc comments in one line: a line is what a value has.
fn line(docs: &Docs) -> TokenStream {
    match docs {
        Docs::Text(text) => {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            quote!(#text)
        }
        Docs::Pieces(_) => crate::expand::field::description(docs),
    }
}
