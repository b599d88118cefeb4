//! The code of an enum of options.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{Data, DeriveInput};

use super::check::checks;
use super::spans::{Params, core, parens};
use super::{scope, value};
use crate::attr::Said;
use crate::attr::shape::Text;
use crate::core_path::CorePath;
use crate::extent::Extent;
use crate::model::Options;

/// The impls of an enum of options.
pub(crate) fn options(
    input: &DeriveInput,
    krate: &CorePath,
    options: &Options<'_>,
    has_errors: bool,
) -> TokenStream {
    let core = core(Span::call_site());
    let name = &input.ident;
    let (impl_generics, type_generics, clause) = input.generics.split_for_impl();
    let values = options.variants.iter().map(|variant| &variant.value);
    let values = if has_errors { quote!() } else { quote!(#(#values),*) };
    let known = if has_errors { &[] } else { options.variants.as_slice() };
    let default = default_of(input, known.iter().map(|variant| (variant.ident, &variant.value)));
    let (consts, titles) = titles(options, &Params::of(&input.generics), has_errors);
    let enum_names = options.enum_names;
    let unknown = has_errors.then(|| quote!(const UNKNOWN: #core::bool = true;));
    let schema_type = super::field_as_schema(input, krate, clause);
    let checks = rule_of(options).filter(|_| !has_errors);
    let trusted = options.trusts_serde.then(|| quote!(const TRUSTS_SERDE: #core::bool = true;));
    scope(
        input,
        krate,
        &quote! {
            #consts
            #[automatically_derived]
            impl #impl_generics #core::ElicitEnum for #name #type_generics #clause {
                const OPTIONS: &'static [&'static #core::str] = &[#values];
                const TITLES: #core::Option<&'static [&'static #core::str]> = #titles;
                const ENUM_NAMES: #core::bool = #enum_names;
                #unknown
                #trusted
                #checks
            }
            #default
            #[automatically_derived]
            impl #impl_generics #core::ElicitField for #name #type_generics #clause {
                type Kind = #core::SingleSelectField<Self>;
                const SPEC: #core::FieldSpec<'static, Self::Kind> = #core::FieldSpec::single_select();
            }
            #schema_type
        },
    )
}

/// The constant of the author's own rule.
fn rule_of(options: &Options<'_>) -> Option<TokenStream> {
    let core = core(Span::call_site());
    let checks = checks(&quote!(Self), options.check.as_ref()?, &quote!(#core::None));
    Some(quote! {
        const CHECKS: #core::Option<&'static #core::Checks> =
            #core::Some(const { &#checks });
    })
}

/// The enum's variants as defaults, each with its option; without one for those that are not
/// among these, which serde skips. A cast to its discriminant would not do: variants that are
/// skipped may hold data, and an enum may have a `Drop`.
pub(super) fn default_of<'a>(
    input: &DeriveInput,
    variants: impl ExactSizeIterator<Item = (&'a Ident, &'a String)>,
) -> TokenStream {
    let core = core(Span::call_site());
    let name = &input.ident;
    let (impl_generics, type_generics, clause) = input.generics.split_for_impl();
    let all = match &input.data {
        Data::Enum(data) => data.variants.len(),
        _ => 0,
    };
    let skips_some = variants.len() == 0 || variants.len() < all;
    let rest = skips_some.then(|| quote!(_ => #core::None,));
    let arms = variants.map(|(ident, value)| quote!(Self::#ident => #core::Some(#value),));
    quote! {
        #[automatically_derived]
        impl #impl_generics #core::DerivedEnum for #name #type_generics #clause {}
        #[automatically_derived]
        impl #impl_generics #name #type_generics #clause {
            #[doc(hidden)]
            pub const fn __default(&self) -> #core::Default<Self> {
                #core::Default::variant(match self { #(#arms)* #rest })
            }
        }
    }
}

/// The titles as constants to stand beside the impl, and the list of them: that of
/// a variant without a title is its value.
fn titles(options: &Options<'_>, params: &Params, has_errors: bool) -> (TokenStream, TokenStream) {
    let core = core(Span::call_site());
    let mut consts = TokenStream::new();
    let titled =
        options.enum_names || options.variants.iter().any(|variant| variant.title.is_some());
    if has_errors || !titled {
        return (consts, quote!(#core::None));
    }
    let mut texts = Vec::new();
    for (index, variant) in options.variants.iter().enumerate() {
        texts.push(match &variant.title {
            None => variant.value.to_token_stream(),
            Some(Said { value: Text::Lit(title), .. }) => title.to_token_stream(),
            Some(title) if params.are_in(&value::text(&title.value)) => checked_title(title),
            // A constant of its own, so that it is checked though no form asks for it.
            Some(title) => {
                let (name, checked) = (format_ident!("__TITLE_{index}"), checked_title(title));
                consts.extend(quote!(const #name: &'static #core::str = #checked;));
                name.into_token_stream()
            }
        });
    }
    (consts, quote!(#core::Some(&[#(#texts),*])))
}

/// A title of which only the compiler knows whether it is blank.
fn checked_title(title: &Said<Text>) -> TokenStream {
    let Extent { first, last } = title.extent;
    let core = core(first);
    let title = parens(last, value::text(&title.value));
    quote_spanned!(first=> #core::option_title #title)
}
