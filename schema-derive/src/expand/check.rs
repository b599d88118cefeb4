//! Rules of the author's own (`check = path`) as code.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::Path;

use super::spans::{core, parens};
use crate::extent::Extent;

/// The rules about a value of that type as the core runs them, on JSON; those `before`
/// come first.
pub(super) fn checks(ty: &TokenStream, path: &Path, before: &TokenStream) -> TokenStream {
    let rule = rule(ty, path);
    let core = core(Span::call_site());
    quote!(#core::Checks::new(#rule).after(#before))
}

/// All of it with the extent of the path, so that the compiler underlines exactly that.
fn rule(ty: &TokenStream, path: &Path) -> TokenStream {
    let Extent { first, last } = Extent::of(path);
    let core = core(first);
    let probe = quote_spanned!(first=> #core::Probe::<#ty>::new().run);
    let args = parens(last, quote_spanned!(last=> value, |part, ()| #path(part)));
    quote_spanned!(first=> |value| #probe #args)
}
