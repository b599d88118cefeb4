//! Whether the tokens of a value are one expression at all: what is none would
//! fail in the middle of the generated code, where no message is ours.

use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Expr;

use super::Value;

/// What is wrong with an expression, and where.
pub(super) fn mistake(tokens: &TokenStream) -> Option<(TokenStream, String)> {
    let list: Vec<TokenTree> = tokens.clone().into_iter().collect();
    if let [TokenTree::Punct(first), ..] = list.as_slice() {
        if first.as_char() == '=' {
            return Some((
                first.to_token_stream(),
                "one `=` is enough: remove this one".to_owned(),
            ));
        }
        if first.as_char() == ',' {
            return Some((
                first.to_token_stream(),
                "expected a value before this comma, or one comma less".to_owned(),
            ));
        }
    }
    if let Some(next) = behind_missing_comma(&list) {
        let message = if matches!(next, TokenTree::Punct(_)) {
            format!("expected a comma, not `{next}`")
        } else {
            format!("expected a comma before `{next}`")
        };
        return Some((next.to_token_stream(), message));
    }
    if !needs_all_of_syn(tokens) && syn::parse2::<Expr>(tokens.clone()).is_err() {
        return Some((
            tokens.clone(),
            "this is no expression: write a literal, or a constant expression".to_owned(),
        ));
    }
    None
}

/// The first thing that can't go on an expression.
fn behind_missing_comma(list: &[TokenTree]) -> Option<&TokenTree> {
    let semicolon = list
        .iter()
        .find(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';'));
    // `min = 1 max = 3`: the key and its `=`
    let key = list.windows(2).enumerate().find_map(|(index, pair)| match pair {
        [key @ TokenTree::Ident(_), TokenTree::Punct(equals)]
            if index > 0 && equals.as_char() == '=' && equals.spacing() == Spacing::Alone =>
        {
            Some(key)
        }
        _ => None,
    });
    let neighbour = list.windows(2).find_map(|pair| match pair {
        [before, next] if stands_alone(before) && stands_alone(next) => Some(next),
        _ => None,
    });
    key.or(neighbour).or(semicolon)
}

/// A literal or a name, of which no two follow each other in an expression.
fn stands_alone(token: &TokenTree) -> bool {
    match token {
        TokenTree::Literal(_) => true,
        TokenTree::Ident(word) => !is_keyword(word),
        TokenTree::Group(group) => group.delimiter() == Delimiter::None,
        TokenTree::Punct(_) => false,
    }
}

fn is_keyword(word: &Ident) -> bool {
    syn::parse2::<Ident>(word.to_token_stream()).is_err()
}

/// Whether syn would need its feature `full` to parse this, which costs every
/// user compile time: such an expression is left to the compiler.
fn needs_all_of_syn(tokens: &TokenStream) -> bool {
    const PLAIN: [&str; 7] = ["as", "crate", "super", "self", "Self", "true", "false"];
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => {
            matches!(group.delimiter(), Delimiter::Brace | Delimiter::Bracket)
                || needs_all_of_syn(&group.stream())
        }
        TokenTree::Ident(word) => is_keyword(&word) && !PLAIN.iter().any(|plain| word == plain),
        TokenTree::Punct(punct) => matches!(punct.as_char(), '|' | '.'),
        TokenTree::Literal(_) => false,
    })
}

impl Value {
    /// What is wrong with a value, or an element of a list, that is no
    /// expression.
    pub(super) fn mistake(&self) -> Option<(TokenStream, String)> {
        match self {
            Self::Expr(tokens) => mistake(tokens),
            Self::List(_, elements) => elements.iter().find_map(Self::mistake),
            Self::Lit(_) | Self::Negative(..) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn expressions_pass() {
        let good = [
            quote!(MAX),
            quote!(-(1 << 4)),
            quote!(limits::MAX as u64 + 1),
            quote!(if BIG { 3 } else { 4 }),
            quote!(match BIG {
                true => 3,
                false => 4,
            }),
            quote!(concat!("a", "b")),
            quote!(LIST[0]),
            quote!(largest::<3>()),
            quote!({
                let a = 3;
                a
            }),
            quote!(0.5 * HALF),
            quote!(A || B),
            quote!(u8::MAX.saturating_sub(1)),
            quote!(!0),
            quote!(&["a"]),
        ];
        for tokens in good {
            assert_eq!(mistake(&tokens).map(|(_, message)| message), None, "{tokens}");
        }
    }

    #[test]
    fn what_is_none_is_found() {
        let bad = [
            (quote!(= "a"), "one `=` is enough: remove this one"),
            (quote!(1 max = 3), "expected a comma before `max`"),
            (quote!("a" not_secret), "expected a comma before `not_secret`"),
            (quote!(1; max), "expected a comma, not `;`"),
            (quote!("a" "b"), "expected a comma before `\"b\"`"),
            (quote!(3 +), "this is no expression: write a literal, or a constant expression"),
        ];
        for (tokens, expected) in bad {
            let message = mistake(&tokens).map(|(_, message)| message);
            assert_eq!(message.as_deref(), Some(expected), "{tokens}");
        }
    }
}
