//! Whether the tokens of a value are one expression at all: what is none would
//! fail in the middle of the generated code, where no message is ours.

use proc_macro2::{Delimiter, Ident, Spacing, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Expr, Lit};

use super::value::Value;

/// An expression, for the compiler to work out.
#[derive(Clone)]
pub(crate) struct Expression(pub(super) TokenStream);

impl ToTokens for Expression {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

impl Expression {
    /// Whether it is made of literals only, so that its numbers get the type that they
    /// are asked for; and if so, whether one has a point.
    pub(crate) fn literals_only(&self) -> Option<bool> {
        literals_only(&self.0)
    }

    /// Whether only the compiler can parse it.
    pub(crate) fn is_for_the_compiler(&self) -> bool {
        needs_all_of_syn(&self.0)
    }

    /// Words in small letters, with their hyphens: what is no constant, and may have been
    /// meant as a string.
    pub(super) fn as_bare_words(&self) -> Option<String> {
        let mut words = String::new();
        for token in self.0.clone() {
            match token {
                TokenTree::Ident(word) => words.push_str(&word.to_string().replace('_', "-")),
                TokenTree::Punct(hyphen) if hyphen.as_char() == '-' => words.push('-'),
                _ => return None,
            }
        }
        words.chars().all(|c| c == '-' || c.is_ascii_lowercase()).then_some(words)
    }

    /// What the value would be as a constant, when it is made at run time: rustc's own
    /// advice about such calls would point into the core.
    pub(super) fn made_at_run_time(&self) -> Option<&'static str> {
        const TEXT: &str = "the text as it is: `\"…\"`";
        const LIST: &str = "a list as it is: `[\"a\", \"b\"]`";
        let tokens: Vec<TokenTree> = self.0.clone().into_iter().collect();
        let is = |token: &TokenTree, word: &str| token.to_string() == word;
        match tokens.as_slice() {
            [TokenTree::Ident(start), colon, ..] if is(colon, ":") && start == "String" => {
                return Some(TEXT);
            }
            [TokenTree::Ident(start), colon, ..] if is(colon, ":") && start == "Vec" => {
                return Some(LIST);
            }
            _ => {}
        }
        match tokens.as_slice() {
            [TokenTree::Literal(text), plus, ..]
                if is(plus, "+") && text.to_string().starts_with('"') =>
            {
                Some("one string, or put them together with `concat!(…)`")
            }
            [.., TokenTree::Ident(name), mark, TokenTree::Group(_)] if is(mark, "!") => {
                match name.to_string().as_str() {
                    "format" => Some(TEXT),
                    "vec" => Some(LIST),
                    "json" => Some(
                        "a text, a number, `true` or a list as it is; that of a struct or a map is serde's: `#[serde(default)]`",
                    ),
                    _ => None,
                }
            }
            [.., before, TokenTree::Ident(method), TokenTree::Group(arguments)]
                if arguments.stream().is_empty() =>
            {
                match method.to_string().as_str() {
                    "default" if is(before, ":") => {
                        Some("the value itself, or leave it to the type: `#[serde(default)]`")
                    }
                    "to_string" | "to_owned" | "into" if is(before, ".") => {
                        Some("the value as it is")
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether it is a literal that the compiler has refused already: `"\d"`.
    pub(super) fn broken_literal(&self) -> Option<Span> {
        let mut tokens = self.0.clone().into_iter();
        match (tokens.next(), tokens.next()) {
            (Some(TokenTree::Literal(literal)), None) => Some(literal.span()),
            _ => None,
        }
    }

    /// Whether it is `1..5`.
    pub(super) fn is_range(&self) -> bool {
        let tokens: Vec<TokenTree> = self.0.clone().into_iter().collect();
        let is_point =
            |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == '.');
        tokens.windows(2).any(|pair| pair.iter().all(is_point))
    }

    /// Whether it is `("a", "b")`, and not just an expression in parentheses.
    pub(super) fn is_tuple(&self) -> bool {
        let mut tokens = self.0.clone().into_iter();
        match (tokens.next(), tokens.next()) {
            (Some(TokenTree::Group(group)), None) => {
                group.delimiter() == Delimiter::Parenthesis
                    && group.stream().into_iter().any(
                        |token| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ','),
                    )
            }
            _ => false,
        }
    }

    /// Whether a path names a variant for sure, by Rust's naming convention: its last
    /// word is in `CamelCase`, or so short that it can be both (`Size::XL`).
    pub(crate) fn is_variant(&self) -> bool {
        let mut words = Vec::new();
        for token in self.0.clone() {
            match token {
                TokenTree::Ident(word) => words.push(word.unraw().to_string()),
                TokenTree::Punct(colon) if colon.as_char() == ':' => {}
                _ => return false,
            }
        }
        let is_camel_case = |word: &String| {
            word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase)
        };
        match words.as_slice() {
            [.., of, last] if is_camel_case(of) && last.len() <= 2 => {
                last.starts_with(char::is_uppercase)
            }
            [.., last] => is_camel_case(last),
            [] => false,
        }
    }

    /// Whether a variant of an enum may be written like that: as a path whose last word
    /// starts with a capital. So may a constant: the compiler knows.
    pub(crate) fn may_be_variant(&self) -> bool {
        match self.0.clone().into_iter().last() {
            Some(TokenTree::Ident(word)) => {
                word.unraw().to_string().starts_with(char::is_uppercase)
            }
            _ => false,
        }
    }
}

fn literals_only(tokens: &TokenStream) -> Option<bool> {
    if tokens.is_empty() {
        return None;
    }
    let mut has_point = false;
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(_) => return None,
            TokenTree::Literal(literal) => match Lit::new(literal) {
                Lit::Int(int) if int.suffix().is_empty() => {}
                Lit::Float(float) if float.suffix().is_empty() => has_point = true,
                _ => return None,
            },
            TokenTree::Group(group) => has_point |= literals_only(&group.stream())?,
            TokenTree::Punct(_) => {}
        }
    }
    Some(has_point)
}

/// What is wrong with an expression, and where.
fn mistake(tokens: &TokenStream) -> Option<(TokenStream, String)> {
    let list: Vec<TokenTree> = tokens.clone().into_iter().collect();
    if let [TokenTree::Punct(first), ..] = list.as_slice() {
        if first.as_char() == '=' {
            return Some((
                first.to_token_stream(),
                "one `=` is enough: remove this one".to_owned(),
            ));
        }
        if first.as_char() == '>' {
            return Some((first.to_token_stream(), "write `=`, not `=>`".to_owned()));
        }
        if first.as_char() == ',' {
            return Some((
                first.to_token_stream(),
                "expected a value before this comma, or one comma less".to_owned(),
            ));
        }
    }
    if is_json_object(&list) {
        let message = "an object is no value here: write a text, a number or a list; the default of a struct or a map is serde's, `#[serde(default)]`";
        return Some((tokens.clone(), message.to_owned()));
    }
    if let Some(next) = behind_missing_comma(&list) {
        let message = if matches!(next, TokenTree::Punct(_)) {
            format!("expected a comma, not `{next}`")
        } else {
            format!("expected a comma before `{next}`")
        };
        return Some((next.to_token_stream(), message));
    }
    let is_other = if needs_all_of_syn(tokens) {
        is_incomplete(&list)
    } else {
        syn::parse2::<Expr>(tokens.clone()).is_err()
    };
    is_other.then(|| {
        let message = "this is no expression: write a literal, or a constant expression";
        (tokens.clone(), message.to_owned())
    })
}

/// `{ "a": 1 }`
fn is_json_object(list: &[TokenTree]) -> bool {
    let [TokenTree::Group(group)] = list else { return false };
    let mut inside = group.stream().into_iter();
    group.delimiter() == Delimiter::Brace
        && matches!(inside.next(), Some(TokenTree::Literal(_) | TokenTree::Ident(_)))
        && matches!(inside.next(), Some(TokenTree::Punct(colon)) if colon.as_char() == ':' && colon.spacing() == Spacing::Alone)
}

/// Whether the ends show already that something is left out.
fn is_incomplete(list: &[TokenTree]) -> bool {
    const STARTS: [&str; 12] = [
        "if", "match", "loop", "while", "for", "unsafe", "const", "move", "return", "break",
        "continue", "async",
    ];
    let bad_start = match list {
        // `..5`, which the key refuses in words of its own.
        [TokenTree::Punct(one), TokenTree::Punct(two), ..]
            if one.as_char() == '.' && two.as_char() == '.' =>
        {
            false
        }
        [TokenTree::Punct(point), ..] => matches!(point.as_char(), '.' | ';' | '?' | '#' | '@'),
        [TokenTree::Ident(word), ..] => {
            needs_all_of_syn(&word.to_token_stream()) && !STARTS.iter().any(|start| word == start)
        }
        _ => false,
    };
    let bad_end = match list {
        [.., TokenTree::Punct(point)] => !matches!(point.as_char(), '>' | '?'),
        _ => false,
    };
    bad_start || bad_end
}

/// The first thing that can't go on an expression.
fn behind_missing_comma(list: &[TokenTree]) -> Option<&TokenTree> {
    let semicolon = list
        .iter()
        .find(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';'));
    // `min = 1 max = 3`: the key and its `=`; that of a pattern is another
    let is_pattern =
        list.iter().any(|token| matches!(token, TokenTree::Ident(word) if word == "let"));
    let key = list.windows(2).enumerate().find_map(|(index, pair)| match pair {
        [key @ TokenTree::Ident(_), TokenTree::Punct(equals)]
            if index > 0 && equals.as_char() == '=' && equals.spacing() == Spacing::Alone =>
        {
            Some(key).filter(|_| !is_pattern)
        }
        _ => None,
    });
    let neighbour = list.windows(2).find_map(|pair| match pair {
        [before, next] if stands_alone(before) && stands_alone(next) => Some(next),
        _ => None,
    });
    semicolon.or(key).or(neighbour)
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
/// user compile time: such an expression is left to the compiler, and written into a
/// macro's parentheses, so that one which is none spoils nothing else.
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
            Self::Expr(expression) => mistake(&expression.0),
            Self::List(_, elements) => elements.iter().find_map(Self::mistake),
            Self::Lit(literal) | Self::Negative(_, literal) => suffix_mistake(literal),
        }
    }
}

/// A suffix that no number has: it would not reach the compiler.
fn suffix_mistake(literal: &Lit) -> Option<(TokenStream, String)> {
    const OF_INTEGERS: [&str; 12] =
        ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];
    let (suffix, digits) = match literal {
        Lit::Int(int) => (int.suffix(), int.base10_digits()),
        Lit::Float(float) => (float.suffix(), float.base10_digits()),
        _ => return None,
    };
    let is_known = match literal {
        _ if suffix.is_empty() => true,
        Lit::Int(_) => OF_INTEGERS.contains(&suffix),
        _ => matches!(suffix, "f32" | "f64"),
    };
    (!is_known).then(|| {
        let message = format!("`{suffix}` is no type of number: write `{digits}`");
        (literal.to_token_stream(), message)
    })
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
            quote!(if let None = L { 3 } else { 4 }),
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
            (quote!(10 |), "this is no expression: write a literal, or a constant expression"),
            (quote!(.5), "this is no expression: write a literal, or a constant expression"),
            (quote!(fn), "this is no expression: write a literal, or a constant expression"),
            (
                quote!({ "a": 3 }),
                "an object is no value here: write a text, a number or a list; the default of a struct or a map is serde's, `#[serde(default)]`",
            ),
            (quote!(3 +), "this is no expression: write a literal, or a constant expression"),
        ];
        for (tokens, expected) in bad {
            let message = mistake(&tokens).map(|(_, message)| message);
            assert_eq!(message.as_deref(), Some(expected), "{tokens}");
        }
    }
}
