//! Which lints the generated code has to allow: a crate that forbids one refuses to see it
//! allowed, so nothing is allowed that the user's own item does not ask for.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, Data, DeriveInput};

/// The attributes of the scope: what the item allows, its code may do; and what the user
/// deprecated, the code has to name.
pub(super) fn allowed(input: &DeriveInput) -> TokenStream {
    let mut allowed = TokenStream::new();
    let mut deprecates = false;
    for attribute in attributes(input) {
        deprecates |= attribute.path().is_ident("deprecated");
        if attribute.path().is_ident("allow") {
            attribute.to_tokens(&mut allowed);
        } else if attribute.path().is_ident("expect") {
            // What is expected there, need not be found here.
            if let Ok(list) = attribute.meta.require_list() {
                let lints = &list.tokens;
                allowed.extend(quote!(#[allow(#lints)]));
            }
        }
    }
    if deprecates {
        allowed.extend(quote!(#[allow(deprecated)]));
    }
    allowed
}

/// Those of the item, of its fields and of its variants.
fn attributes(input: &DeriveInput) -> impl Iterator<Item = &Attribute> {
    let mut all: Vec<&Vec<Attribute>> = vec![&input.attrs];
    match &input.data {
        Data::Struct(data) => all.extend(data.fields.iter().map(|field| &field.attrs)),
        Data::Enum(data) => all.extend(data.variants.iter().map(|variant| &variant.attrs)),
        Data::Union(_) => {}
    }
    all.into_iter().flatten()
}
