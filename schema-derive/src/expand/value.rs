//! Values as code: literals as they are, expressions by way of a conversion
//! that works in a `const`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Lit;

use super::spans::{call, core, ends, parens};
use crate::attr::expression::needs_all_of_syn;
use crate::attr::value::{as_f64, unsuffixed};
use crate::attr::{FORMATS, Value};

/// The value's own tokens. What only the compiler can parse goes through a macro: a
/// mistake in it is one error, and the rest of the code is still code.
fn plain(value: &Value) -> TokenStream {
    match value {
        Value::Lit(_) | Value::Negative(..) => value.to_token_stream(),
        Value::Expr(tokens) => isolated(tokens),
        Value::List(all, elements) => {
            if !elements.iter().any(is_for_the_compiler) {
                return all.clone();
            }
            let elements = elements.iter().map(plain);
            quote_spanned!(value.span()=> [#(#elements),*])
        }
    }
}

fn is_for_the_compiler(element: &Value) -> bool {
    matches!(element, Value::Expr(tokens) if needs_all_of_syn(tokens))
}

fn isolated(tokens: &TokenStream) -> TokenStream {
    if !needs_all_of_syn(tokens) {
        return tokens.clone();
    }
    let core = core(Span::call_site());
    quote!(#core::expression!(#tokens))
}

/// A `&'static str`.
pub(crate) fn text(value: &Value) -> TokenStream {
    match value {
        Value::Lit(Lit::Char(char)) => {
            let text = char.value().to_string();
            quote_spanned!(char.span()=> #text)
        }
        _ => plain(value),
    }
}

/// A `u64`: a length, or a number of items; with the keyword that a mistake names.
pub(crate) fn length(value: &Value, keyword: &str) -> TokenStream {
    match value {
        Value::Lit(Lit::Int(int)) => unsuffixed(int),
        Value::Expr(tokens) if Value::literals_only(tokens).is_some() => isolated(tokens),
        _ => {
            let span = value.span();
            let core = core(span);
            let keyword = Ident::new(keyword, span);
            converted(value, "into_length", quote_spanned!(span=> #core::Keyword::#keyword))
        }
    }
}

/// A `Number`.
pub(crate) fn number(value: &Value) -> TokenStream {
    let span = value.span();
    let core = core(span);
    let (how, tokens) = match value {
        Value::Lit(Lit::Int(int)) => ("int", unsuffixed(int)),
        Value::Lit(Lit::Float(float)) => ("float", as_f64(float)),
        Value::Negative(_, Lit::Int(int)) => {
            let digits = unsuffixed(int);
            ("int", quote_spanned!(span=> -#digits))
        }
        Value::Negative(_, Lit::Float(float)) => {
            let digits = as_f64(float);
            ("float", quote_spanned!(span=> -#digits))
        }
        Value::Expr(tokens) => match Value::literals_only(tokens) {
            Some(false) => ("int", isolated(tokens)),
            Some(true) => ("float", isolated(tokens)),
            None => return converted(value, "into_number", TokenStream::new()),
        },
        _ => return converted(value, "into_number", TokenStream::new()),
    };
    let how = Ident::new(how, span);
    quote_spanned!(span=> #core::Number::#how(#tokens))
}

/// A `Format`.
pub(crate) fn format(value: &Value) -> TokenStream {
    let Value::Lit(Lit::Str(text)) = value else { return plain(value) };
    let span = text.span();
    let name = text.value();
    let variant = FORMATS.iter().find(|(format, _)| *format == name).map(|(_, variant)| *variant);
    let variant = Ident::new(variant.unwrap_or("Email"), span);
    let core = core(span);
    quote_spanned!(span=> #core::Format::#variant)
}

/// A `&'static [&'static str]`.
pub(crate) fn texts(value: &Value) -> TokenStream {
    match value {
        // Calls and branches the compiler evaluates once only when it is told to.
        Value::List(_, elements) if elements.iter().any(is_for_the_compiler) => {
            let list = plain(value);
            quote!(const { &#list })
        }
        Value::List(all, _) => quote!(&#all),
        _ => converted(value, "into_texts", TokenStream::new()),
    }
}

/// The call that sets the default.
pub(crate) fn default(key: Span, value: &Value) -> TokenStream {
    let span = value.span();
    let core = core(span);
    match value {
        Value::Lit(Lit::Str(_) | Lit::Char(_)) => {
            let text = text(value);
            call(key, "default", quote_spanned!(span=> #core::DefaultValue::String(#text)))
        }
        Value::Lit(Lit::Bool(bool)) => {
            call(key, "default", quote_spanned!(span=> #core::DefaultValue::Boolean(#bool)))
        }
        Value::Lit(_) | Value::Negative(..) => default_number(key, value),
        Value::Expr(tokens) if Value::literals_only(tokens).is_some() => default_number(key, value),
        Value::Expr(_) => call(key, "default_of", given(value)),
        Value::List(_, elements) => default_list(key, value, elements),
    }
}

fn default_number(key: Span, value: &Value) -> TokenStream {
    let span = value.span();
    let core = core(span);
    let number = number(value);
    call(key, "default", quote_spanned!(span=> #core::DefaultValue::Number(#number)))
}

fn default_list(key: Span, value: &Value, elements: &[Value]) -> TokenStream {
    let span = value.span();
    let core = core(span);
    // Strings are compared as they are, and so are lists with a constant among them.
    let is_text = |element: &Value| matches!(element, Value::Lit(_));
    let is_variant =
        |element: &Value| matches!(element, Value::Expr(path) if Value::may_be_variant(path));
    if elements.iter().any(is_text) || !elements.iter().any(is_variant) {
        let texts = texts(value);
        return call(key, "default", quote_spanned!(span=> #core::list(#texts)));
    }
    let defaults = elements.iter().map(given);
    call(
        key,
        "default_list",
        quote_spanned!(span=> const { &#core::Defaults::new([#(#defaults),*]) }),
    )
}

/// A constant, or a variant of an enum.
fn given(value: &Value) -> TokenStream {
    let span = value.span();
    let (_, end) = ends(&value.to_token_stream());
    let core = core(span);
    // Not out of the user's reach, or the compiler would point at the whole derive; but
    // the value stands before both.
    let name = Ident::new("__given", span);
    let default = Ident::new("__default", span);
    let value = plain(value);
    let method = call(span, "given", TokenStream::new());
    let of_it = call(span, "__default", TokenStream::new());
    let default = quote_spanned!(span=> {
        let #name = #core::Constant::new(#value);
        let #default = #name #method #of_it;
        #core::forget(#name);
        #default
    });
    // From the first token to the last: what is underlined when the field can't have it.
    let default = parens(end, default);
    quote_spanned!(span=> #core::whole #default)
}

/// An expression of a type that only the compiler knows.
fn converted(value: &Value, to: &str, args: TokenStream) -> TokenStream {
    let span = value.span();
    let core = core(span);
    let call = call(span, to, args);
    let value = plain(value);
    quote_spanned!(span=> #core::Constant::new(#value) #call)
}
