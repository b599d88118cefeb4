//! Objects as code: runs of own properties, and flattened ones between.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{Expr, GenericArgument, PathArguments, PathSegment, Type, TypePath};

use super::{Code, Piece, field};
use crate::expand::spans::{core, parens};
use crate::expand::undeclared;
use crate::extent::Extent;
use crate::model::tool::{Field, Item, Object};

/// A type whose properties stand in the object as its own.
struct Flattened {
    flat: Piece,
    /// The word `flatten`.
    word: Span,
    is_last: bool,
}

impl Code<'_> {
    /// The schema of an object; with the tag of a variant in front.
    pub(super) fn object(
        &mut self,
        object: &Object<'_>,
        tag: Option<Piece>,
        is_closed: bool,
    ) -> TokenStream {
        let last = object.items.iter().rposition(|item| matches!(item, Item::Flatten(..)));
        if let Some(last) = last {
            return self.joined(object, tag, is_closed, last);
        }
        let core = core(Span::call_site());
        let mut run: Vec<Piece> = tag.into_iter().collect();
        run.extend(object.fields().map(|field| self.property(field)));
        let properties = self.properties(&run);
        let is_generic = run.iter().any(|piece| piece.is_generic);
        let own = Piece { tokens: quote!(#core::own(#properties)), is_generic };
        self.headers(object, is_closed, own);
        let closed = closed(object, is_closed);
        quote!(#core::object(#properties) #closed)
    }

    /// The same for one with flattened types, the last of which is that item.
    fn joined(
        &mut self,
        object: &Object<'_>,
        tag: Option<Piece>,
        is_closed: bool,
        last: usize,
    ) -> TokenStream {
        let core = core(Span::call_site());
        let (groups, flats) = self.groups(object, tag, last);
        let is_generic = groups.iter().any(|group| group.is_generic);
        let groups = self.list("GROUPS", "Properties", &groups);
        let joined = Piece { tokens: quote!(#core::Properties::Joined(#groups)), is_generic };
        self.headers(object, is_closed, joined);
        let closed = closed(object, is_closed);
        let parts: Vec<&Piece> = flats.iter().map(|flattened| &flattened.flat).collect();
        let rules = self.checks_of_parts(&groups, &parts, is_generic);
        let parts = parts.iter().map(|flat| &flat.tokens);
        let spec = quote!(#core::joined_object(#groups) #closed #(.with_rest_of(#parts))* #rules);
        let questions = questions(&flats, &groups, object.denied);
        if is_generic {
            // A constant of its own has no parameters: they are asked in place.
            let asked = questions.map(|(word, call)| quote_spanned!(word=> #call;));
            return quote!({ #(#asked)* #spec });
        }
        let asked = questions.map(|(word, call)| quote_spanned!(word=> const _: () = #call;));
        self.consts.extend(asked);
        spec
    }

    /// Its runs of own properties and the flattened types between, as groups of properties;
    /// and these types.
    fn groups(
        &mut self,
        object: &Object<'_>,
        tag: Option<Piece>,
        last: usize,
    ) -> (Vec<Piece>, Vec<Flattened>) {
        let mut groups: Vec<Piece> = Vec::new();
        let mut run: Vec<Piece> = tag.into_iter().collect();
        let mut flats = Vec::new();
        for (index, item) in object.items.iter().enumerate() {
            match item {
                Item::Field(field) => run.push(self.property(field)),
                Item::Flatten(ty, word) => {
                    if !run.is_empty() {
                        groups.push(self.own(&std::mem::take(&mut run)));
                    }
                    let flat = self.flat(ty, "flat");
                    self.prove_flat(&flat, ty);
                    let (tokens, is_generic) = (&flat.tokens, flat.is_generic);
                    groups.push(Piece { tokens: quote!(#tokens.properties()), is_generic });
                    flats.push(Flattened { flat, word: *word, is_last: index == last });
                }
            }
        }
        if !run.is_empty() {
            groups.push(self.own(&run));
        }
        (groups, flats)
    }

    /// That each header of the object stands there once, and that a client finds it: at the
    /// last key, or where only types have headers, at the last of them.
    fn headers(&mut self, object: &Object<'_>, is_in_enum: bool, properties: Piece) {
        let core = core(Span::call_site());
        let mut keys = object.items.iter().filter_map(|item| match item {
            Item::Field(field) => Some(field.keys.mcp_header.as_ref()?.key.span()),
            Item::Flatten(..) => None,
        });
        let mut types = object.items.iter().filter_map(|item| match item {
            Item::Field(field) => (!is_leaf(field.ty)).then(|| Extent::of(field.ty).first),
            Item::Flatten(_, word) => Some(*word),
        });
        let (span, properties) = match (keys.next_back(), types.clone().nth(1), properties) {
            // With a parameter it is held where the type is used.
            (Some(key), _, Piece { is_generic: true, .. }) => (key, quote!(#core::own(&[]))),
            (Some(key), _, Piece { tokens, .. }) => (key, tokens),
            (None, Some(_), Piece { tokens, is_generic: false }) if !is_in_enum => {
                (types.next_back().unwrap_or_else(Span::call_site), tokens)
            }
            _ => return,
        };
        let at = crate::expand::spans::core(span);
        self.consts.extend(
            quote_spanned!(span=> const _: () = #at::check_headers(#properties, #is_in_enum);),
        );
    }

    /// A list of properties, in a `static` where no parameter occurs: the compiler looks
    /// through it once, and for each constant that leads there; not for another `static`.
    fn properties(&mut self, run: &[Piece]) -> TokenStream {
        let core = core(Span::call_site());
        let (count, elements) = (run.len(), run.iter().map(|piece| &piece.tokens));
        let list = quote!([#(#elements),*]);
        let is_generic = run.iter().any(|piece| piece.is_generic);
        if is_generic || run.is_empty() {
            let list = Piece { tokens: list, is_generic };
            return self.reference("PROPERTIES", &quote!([#core::PropertySpec]), &list);
        }
        let name = self.fresh("PROPERTIES");
        self.consts.extend(quote!(static #name: [#core::PropertySpec; #count] = #list;));
        quote!(&#name)
    }

    fn own(&mut self, run: &[Piece]) -> Piece {
        let core = core(Span::call_site());
        let is_generic = run.iter().any(|piece| piece.is_generic);
        let list = self.properties(run);
        Piece { tokens: quote!(#core::own(#list)), is_generic }
    }

    /// What a type has that stands among other properties.
    pub(super) fn flat(&mut self, ty: &Type, how: &str) -> Piece {
        let is_generic = self.params.are_in(&ty);
        let call = field::on_type(ty, how, TokenStream::new(), self.params);
        if is_generic {
            return Piece { tokens: call, is_generic };
        }
        // The name is shown where types are flattened into each other.
        self.place = undeclared::place([ty], self.item);
        let name = self.fresh("NO_STRUCT_IS_FLATTENED_INTO_ITSELF");
        let Extent { first, .. } = Extent::of(ty);
        let at = crate::expand::spans::core(first);
        self.consts.extend(quote_spanned!(first=> const #name: #at::Flat = #call;));
        Piece { tokens: name.into_token_stream(), is_generic }
    }

    /// That each profile takes what stands flattened, at its type.
    fn prove_flat(&mut self, flat: &Piece, ty: &Type) {
        if flat.is_generic {
            return;
        }
        let Some(profiles) = &self.profiles else { return };
        let Extent { first, last } = Extent::of(ty);
        let at = crate::expand::spans::core(first);
        let (name, id) = (&flat.tokens, self.known_id());
        let args = parens(last, quote_spanned!(last=> #name, #id, #profiles));
        self.consts.extend(quote_spanned!(first=> const _: () = #at::prove_flat #args;));
    }

    /// The call with the rules that the types bring along whose properties the object has.
    pub(super) fn checks_of_parts(
        &mut self,
        groups: &TokenStream,
        flats: &[&Piece],
        is_generic: bool,
    ) -> TokenStream {
        let core = core(Span::call_site());
        let flats = flats.iter().map(|flat| &flat.tokens);
        let parts = quote!(#core::parts(#groups, const { &[#(#flats),*] }));
        let tokens = quote!(#core::checks_of(const { &#parts }));
        let checks = Piece { tokens, is_generic };
        let ty = quote!(#core::Option<#core::Checks>);
        let checks = self.reference("CHECKS", &ty, &checks);
        self.checks_of_parts = Some(checks.clone());
        quote!(.checks_of_parts(#checks))
    }

    /// One property, judged and proven.
    fn property(&mut self, field: &Field<'_>) -> Piece {
        self.place = undeclared::place([field.ty], self.item);
        let name = &field.name;
        let mut declared = self.declared(field);
        declared.of = self.in_place_of(declared.of, field.ty);
        if let Some(said) = &field.keys.mcp_header {
            let span = said.key.span();
            let at = crate::expand::spans::core(span);
            self.consts.extend(quote_spanned!(span=> const _: () = #at::check_header_of(#name);));
        }
        let property = declared.property(name, field.has_serde_default, self.profiles.as_ref());
        self.proved(property, Extent::of(field.ty), Some((field.name.as_str(), field.name_span)))
    }

    /// What a property of a type holds that may lead anywhere, as a constant of its own with the
    /// place of the type: there the compiler reports a circle, and a depth without end. Its
    /// own name, which is all that we can say of a circle, has no place of the user's: after
    /// it the compiler would advise him to declare what he misspelled.
    fn in_place_of(&mut self, held: Piece, ty: &Type) -> Piece {
        if held.is_generic || is_leaf(ty) {
            return held;
        }
        let Extent { first, last } = Extent::of(ty);
        let at = crate::expand::spans::core(first);
        let name = self.fresh("PROPERTY_WITHOUT_RECURSIVE");
        let args = parens(last, held.tokens);
        self.consts.extend(quote_spanned! {first=>
            const #name: #at::Held<'static> = #at::not_too_deep #args;
        });
        Piece { tokens: name.into_token_stream(), is_generic: false }
    }

    /// A property of which each profile is proven, at its type; and its name, at the name.
    pub(super) fn proved(
        &mut self,
        property: Piece,
        extent: Extent,
        name: Option<(&str, Span)>,
    ) -> Piece {
        let Some(profiles) = self.profiles.clone() else { return property };
        if property.is_generic {
            return property;
        }
        let core = core(Span::call_site());
        let constant = self.fresh("PROPERTY");
        let id = self.known_id();
        let tokens = property.tokens;
        let at = crate::expand::spans::core(extent.first);
        let args = parens(extent.last, quote_spanned!(extent.last=> &#constant, #id, #profiles));
        self.consts.extend(quote! {
            const #constant: #core::PropertySpec = #tokens;
        });
        self.consts.extend(quote_spanned!(extent.first=> const _: () = #at::prove #args;));
        if let Some((name, span)) = name {
            let at = crate::expand::spans::core(span);
            self.consts
                .extend(quote_spanned!(span=> const _: () = #at::prove_name(#name, #profiles);));
        }
        Piece { tokens: constant.into_token_stream(), is_generic: false }
    }
}

/// What the core is asked about flattened types, each at its word: of each where it may stand,
/// at the last whether all names are others.
fn questions<'f>(
    flats: &'f [Flattened],
    groups: &'f TokenStream,
    denied: bool,
) -> impl Iterator<Item = (Span, TokenStream)> + 'f {
    let places = flats.iter().map(move |Flattened { flat, word, is_last }| {
        let (at, flat) = (crate::expand::spans::core(*word), &flat.tokens);
        (*word, quote_spanned!(*word=> #at::check_last(#flat, #is_last, #denied)))
    });
    let names = flats.last().map(move |Flattened { word, .. }| {
        let at = crate::expand::spans::core(*word);
        (*word, quote_spanned!(*word=> #at::check_flat(#groups)))
    });
    places.chain(names)
}

/// An object that takes no other properties: serde refuses them, or an enum writes it.
fn closed(object: &Object<'_>, by_enum: bool) -> TokenStream {
    match (object.denied, by_enum) {
        (true, _) => quote!(.denied()),
        (false, true) => quote!(.closed()),
        (false, false) => TokenStream::new(),
    }
}

/// Whether a type is made of those names alone which nobody gives to structs of his own:
/// only where an error stands hangs on it.
pub(super) fn is_leaf(ty: &Type) -> bool {
    // What nests dozens of lists may nest too deep.
    is_leaf_within(ty, 16)
}

fn is_leaf_within(ty: &Type, levels: usize) -> bool {
    let Some(levels) = levels.checked_sub(1) else { return false };
    match ty {
        Type::Path(TypePath { qself: None, path, .. }) => {
            path.segments.iter().all(|segment| is_leaf_segment(segment, levels))
        }
        Type::Group(group) => is_leaf_within(&group.elem, levels),
        Type::Paren(paren) => is_leaf_within(&paren.elem, levels),
        Type::Slice(slice) => is_leaf_within(&slice.elem, levels),
        Type::Array(array) => {
            matches!(array.len, Expr::Lit(_)) && is_leaf_within(&array.elem, levels)
        }
        Type::Tuple(tuple) => tuple.elems.iter().all(|elem| is_leaf_within(elem, levels)),
        Type::Reference(reference) if reference.lifetime.is_none() => {
            is_leaf_within(&reference.elem, levels)
        }
        _ => false,
    }
}

fn is_leaf_segment(segment: &PathSegment, levels: usize) -> bool {
    const LEAVES: [&str; 20] = [
        "String", "str", "bool", "char", "i8", "i16", "i32", "i64", "isize", "u8", "u16", "u32",
        "u64", "usize", "f32", "f64", "Option", "Vec", "std", "string",
    ];
    let has_leaves = match &segment.arguments {
        PathArguments::None => true,
        PathArguments::AngleBracketed(list) => list.args.iter().all(
            |argument| matches!(argument, GenericArgument::Type(ty) if is_leaf_within(ty, levels)),
        ),
        PathArguments::Parenthesized(_) => false,
    };
    has_leaves && LEAVES.contains(&segment.ident.to_string().as_str())
}
