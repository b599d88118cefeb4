//! The code of a type that a model fills in: calls of the core's const builder, and a
//! constant for each value that a rule could refuse.

mod bounds;
mod declared;
mod evident;
mod field;
mod keys;
mod object;
mod union;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::DeriveInput;
use syn::ext::IdentExt;

use super::check::checks;
use super::options::default_of;
use super::spans::{Params, core};
use super::{has_names, has_parameters, json, scope, undeclared, value, where_clause};
use crate::attr::docs::Docs;
use crate::attr::tool::ToolKeys;
use crate::core_path::CorePath;
use crate::model::tool::{Body, Tagging, Tool};

/// The impls of `SchemaType` and, of a struct, of `ToolSchema`. A type with mistakes still
/// gets them, so that they are the only errors.
pub(crate) fn tool(
    input: &DeriveInput,
    krate: &CorePath,
    tool: &Tool<'_>,
    has_errors: bool,
) -> TokenStream {
    let Some(body) = tool.body.as_ref().filter(|_| !has_errors) else {
        return of_mistakes(input, krate, tool);
    };
    let params = Params::of(&input.generics);
    let mut writer = Code::new(input, krate, &params, tool);
    let (kind, spec, lazy_newtype) = writer.body(input, tool, body);
    let spec = writer.whole(spec, tool);
    let clause = where_clause(input, bounds::of(input, tool, body, &params));
    let core = core(Span::call_site());
    let name = &input.ident;
    let (impl_generics, type_generics, _) = input.generics.split_for_impl();
    let is_mentioned = !matches!(body, Body::Choice(_) | Body::Newtype(_));
    let as_type = is_mentioned.then(|| writer.as_type());
    let mention = is_mentioned.then(|| writer.mention(input, body));
    let lazy = lazy_newtype.map(|spec| quote!(const LAZY: #core::SchemaSpec<Self::Kind> = #spec;));
    let (consts, said) = (&writer.consts, writer.said());
    let variant_default = variant_default(input, body);
    let is_cached = tool.keys.profiles.is_some() && !has_parameters(&input.generics);
    let tool_schema = is_tool(input).then(|| tool_impl(input, clause.as_ref(), is_cached));
    let proof = writer.proof_of_whole(input, tool);
    let proofs = proofs(input, tool, clause.as_ref());
    let implement = Ident::new("impl", writer.place_of_all);
    scope(
        input,
        krate,
        &quote! {
            #consts
            #said
            #[automatically_derived]
            #implement #impl_generics #core::SchemaType for #name #type_generics #clause {
                type Kind = #kind;
                const TYPE: #core::SchemaSpec<Self::Kind> = #spec #as_type;
                #mention
                #lazy
            }
            #tool_schema
            #variant_default
            #proof
            #proofs
        },
    )
}

fn variant_default(input: &DeriveInput, body: &Body<'_>) -> Option<TokenStream> {
    let Body::Choice(variants) = body else { return None };
    Some(default_of(input, variants.iter().map(|variant| (variant.ident, &variant.value))))
}

/// The impls of a type with mistakes: for those who ask for a profile, too.
fn of_mistakes(input: &DeriveInput, krate: &CorePath, tool: &Tool<'_>) -> TokenStream {
    let core = core(Span::call_site());
    let name = &input.ident;
    let (impl_generics, type_generics, clause) = input.generics.split_for_impl();
    let tool_schema = is_tool(input).then(|| tool_impl(input, clause, false));
    let proofs = proofs(input, tool, clause);
    scope(
        input,
        krate,
        &quote! {
            #[automatically_derived]
            impl #impl_generics #core::SchemaType for #name #type_generics #clause {
                type Kind = #core::AnyField;
                const TYPE: #core::SchemaSpec<#core::AnyField> = #core::unknown_schema();
            }
            #tool_schema
            #proofs
        },
    )
}

/// The fields of a type with mistakes, as far as they are understood: for the compiler to
/// judge their types, and which keys these have, in the same breath.
pub(crate) fn judged(input: &DeriveInput, krate: &CorePath, tool: &Tool<'_>) -> TokenStream {
    let params = Params::of(&input.generics);
    let mut writer = Code::new(input, krate, &params, tool);
    let mut specs = TokenStream::new();
    // What is said of a newtype belongs to the whole.
    let body = tool.body.iter().filter(|body| !matches!(body, Body::Newtype(_)));
    for field in body.flat_map(Body::fields) {
        if field.mentions_own || field.keys.written.kind_is_unknown || params.are_in(field.ty) {
            continue;
        }
        let spec = writer.asked(field);
        if !params.are_in(&spec) {
            specs.extend(quote!(const _: () = { let _ = #spec; };));
        }
    }
    if specs.is_empty() {
        return specs;
    }
    let consts = &writer.consts;
    scope(input, krate, &quote!(#consts #specs))
}

/// A struct with named fields, which is an object.
fn is_tool(input: &DeriveInput) -> bool {
    let is_transparent = crate::attr::serde::Serde::read(&input.attrs).has(&["transparent"]);
    has_names(input) && !is_transparent
}

/// `is_cached`: with a place of its own for the schemas in its profiles.
fn tool_impl(
    input: &DeriveInput,
    clause: Option<&syn::WhereClause>,
    is_cached: bool,
) -> TokenStream {
    let core = core(Span::call_site());
    let name = &input.ident;
    let (impl_generics, type_generics, _) = input.generics.split_for_impl();
    let json = json(input, "ToolSchema", "tool_text");
    let cache = is_cached.then(|| {
        quote! {
            #[inline]
            fn __profiles() -> #core::Option<&'static #core::ProfileCache> {
                static CACHE: #core::ProfileCache = #core::ProfileCache::new();
                #core::Some(&CACHE)
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl #impl_generics #core::ToolSchema for #name #type_generics #clause {
            #json
            #cache
        }
    }
}

/// The pieces of the code.
struct Code<'p> {
    krate: &'p CorePath,
    /// Where the item's name stands.
    item: Span,
    /// Where the names of constants stand that mention the type of the field at hand.
    place: Span,
    /// Where what mentions those of all fields stands.
    place_of_all: Span,
    params: &'p Params,
    /// The constants that stand beside the impls.
    consts: TokenStream,
    count: usize,
    /// The constant with the profiles that are proven.
    profiles: Option<Ident>,
    /// The type that has the derive.
    own_type: TokenStream,
    /// It has parameters beside lifetimes.
    has_parameters: bool,
    /// What fields say beside their types.
    said: Vec<TokenStream>,
    /// The rules that flattened types bring along, of the object written last.
    checks_of_parts: Option<TokenStream>,
}

/// An expression, and whether it names a parameter, which a nested constant can't.
struct Piece {
    tokens: TokenStream,
    is_generic: bool,
}

impl<'p> Code<'p> {
    fn new(input: &DeriveInput, krate: &'p CorePath, params: &'p Params, tool: &Tool<'_>) -> Self {
        let core = core(Span::call_site());
        let item = input.ident.span();
        let types = tool.body.iter().flat_map(Body::fields).map(|field| field.ty);
        let mut writer = Self {
            krate,
            item,
            place: Span::call_site(),
            place_of_all: undeclared::place(types, item),
            params,
            consts: TokenStream::new(),
            count: 0,
            profiles: None,
            own_type: own_type(input, params),
            has_parameters: has_parameters(&input.generics),
            said: Vec::new(),
            checks_of_parts: None,
        };
        if let Some(profiles) = &tool.keys.profiles {
            let name = writer.fresh("PROFILES");
            let list = profiles.0.iter().map(|profile| {
                let variant = Ident::new(profile.variant, Span::call_site());
                quote!(#core::Profile::#variant)
            });
            writer
                .consts
                .extend(quote!(const #name: #core::ProfileSet = #core::profiles(&[#(#list),*]);));
            writer.profiles = Some(name);
        }
        writer
    }

    /// That the schema is the one of the type, and in which profiles that is proven.
    fn as_type(&self) -> TokenStream {
        let proven = self.profiles.as_ref().filter(|_| !self.has_parameters);
        let proven = proven.map(|profiles| quote!(.proven(#profiles)));
        quote!(.as_type::<Self>() #proven)
    }

    /// What a recursive mention of the type has to know: which it is, and what is proven.
    fn mention(&self, input: &DeriveInput, body: &Body<'_>) -> TokenStream {
        let core = core(Span::call_site());
        let (text, id) = (text_of(input), self.krate.macro_of("id"));
        let is_untagged = matches!(body, Body::Union(Tagging::Untagged, _));
        let untagged = is_untagged.then(|| quote!(.untagged()));
        let proven = self
            .profiles
            .as_ref()
            .map(|profiles| quote!(const PROVEN: #core::ProfileSet = #profiles;));
        quote! {
            const ID: #core::Option<#core::Id> = #core::Some(#id!(Self, #text) #untagged);
            #proven
        }
    }

    /// The same for the proof of what leads back to it: a constant that knows no parameters.
    fn known_id(&self) -> TokenStream {
        let core = core(Span::call_site());
        if self.has_parameters {
            return quote!(#core::None);
        }
        let ty = &self.own_type;
        quote!(#core::id_of::<#ty>())
    }

    fn fresh(&mut self, name: &str) -> Ident {
        self.count += 1;
        super::spans::fresh(name, self.count, self.place)
    }

    /// A reference to a constant of that type: one with a name, or, where a parameter
    /// occurs, an inline one.
    fn reference(&mut self, name: &str, ty: &TokenStream, value: &Piece) -> TokenStream {
        let tokens = &value.tokens;
        if value.is_generic {
            return quote!(const { &#tokens });
        }
        let name = self.fresh(name);
        self.consts.extend(quote!(const #name: &#ty = &#tokens;));
        name.into_token_stream()
    }

    /// A list as a constant.
    fn list(&mut self, name: &str, ty: &str, elements: &[Piece]) -> TokenStream {
        let core = core(Span::call_site());
        let ty = Ident::new(ty, Span::call_site());
        let is_generic = elements.iter().any(|element| element.is_generic);
        let elements = elements.iter().map(|element| &element.tokens);
        let list = Piece { tokens: quote!([#(#elements),*]), is_generic };
        // The properties of a constant say no lifetimes.
        let lifetime = (ty != "PropertySpec").then(|| quote!(<'static>));
        self.reference(name, &quote!([#core::#ty #lifetime]), &list)
    }

    /// The kind and the schema, without what is said of the whole.
    fn body(
        &mut self,
        input: &DeriveInput,
        tool: &Tool<'_>,
        body: &Body<'_>,
    ) -> (TokenStream, TokenStream, Option<TokenStream>) {
        let core = core(Span::call_site());
        match body {
            Body::Object(object) => (quote!(#core::Object), self.object(object, None, false), None),
            Body::Newtype(newtype) => {
                let ty = newtype.field.ty;
                let (spec, lazy) = self.newtype(newtype, tool);
                (quote!(#core::NewtypeOf<#ty>), spec, Some(lazy))
            }
            Body::Choice(variants) => {
                self.titles(variants);
                let (_, type_generics, _) = input.generics.split_for_impl();
                let name = &input.ident;
                (quote!(#core::EnumOf<#name #type_generics>), Self::choice(variants), None)
            }
            Body::Union(tagging, variants) => {
                self.titles(variants);
                (quote!(#core::Union), self.union(tagging, variants), None)
            }
        }
    }

    /// What is said of the whole: words, and a rule of the author's own.
    fn whole(&mut self, mut spec: TokenStream, tool: &Tool<'_>) -> TokenStream {
        let core = core(Span::call_site());
        // A newtype says them as keys of the value in it.
        if !matches!(tool.body, Some(Body::Newtype(_))) {
            self.title(tool.keys.title.as_ref());
            spec.extend(words(&tool.keys, tool.docs.as_ref()));
        }
        if let Some(check) = &tool.keys.check {
            let before = match &tool.body {
                Some(Body::Object(_)) if self.checks_of_parts.is_some() => {
                    let checks = &self.checks_of_parts;
                    quote!(#checks.as_ref())
                }
                Some(Body::Newtype(newtype)) => {
                    let start =
                        field::start(newtype.field.ty, tool.keys.recursive.is_some(), self.params);
                    quote!(#start.checks())
                }
                _ => quote!(#core::None),
            };
            let checks = checks(&quote!(Self), &check.value.0, &before);
            spec.extend(quote!(.check(const { &#checks })));
        }
        spec
    }

    /// One constant for each profile that is proven of the whole.
    fn proof_of_whole(&self, input: &DeriveInput, tool: &Tool<'_>) -> TokenStream {
        let Some(profiles) = &tool.keys.profiles else { return TokenStream::new() };
        if has_parameters(&input.generics) {
            return TokenStream::new();
        }
        let ty = own_type(input, self.params);
        profiles
            .0
            .iter()
            .map(|profile| {
                let at = core(profile.span);
                let variant = Ident::new(profile.variant, profile.span);
                quote_spanned! {profile.span=>
                    const _: () = #at::prove_type::<#ty>(#at::Profile::#variant);
                }
            })
            .collect()
    }
}

/// That the type is proven for its profiles, which its constants are.
fn proofs(input: &DeriveInput, tool: &Tool<'_>, clause: Option<&syn::WhereClause>) -> TokenStream {
    let core = core(Span::call_site());
    let name = &input.ident;
    let (impl_generics, type_generics, _) = input.generics.split_for_impl();
    let profiles = tool.keys.profiles.iter().flat_map(|profiles| &profiles.0);
    profiles
        .map(|profile| {
            let variant = Ident::new(profile.variant, Span::call_site());
            let of_instance = has_parameters(&input.generics).then(|| {
                quote!(const PROOF: () = #core::prove_instance::<Self>(#core::Profile::#variant);)
            });
            quote! {
                #[automatically_derived]
                impl #impl_generics #core::IsProven<#core::profile::#variant>
                    for #name #type_generics #clause
                {
                    #of_instance
                }
            }
        })
        .collect()
}

/// The type itself, where its lifetimes have no names.
fn own_type(input: &DeriveInput, params: &Params) -> TokenStream {
    let name = &input.ident;
    let (_, type_generics, _) = input.generics.split_for_impl();
    params.as_static(quote!(#name #type_generics))
}

/// The name of the type.
fn text_of(input: &DeriveInput) -> String {
    input.ident.unraw().to_string()
}

/// Title and description.
fn words(keys: &ToolKeys, docs: Option<&Docs>) -> TokenStream {
    let mut calls = TokenStream::new();
    if let Some(docs) = docs {
        let text = super::field::description(docs);
        calls.extend(quote!(.description(#text)));
    }
    for (name, said) in [("title", &keys.title), ("description", &keys.description)] {
        if let Some(said) = said {
            calls.extend(super::spans::call(said.key.span(), name, value::text(&said.value)));
        }
    }
    calls
}
