//! Doc comments as descriptions, with the lines that rustdoc would show.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, Expr, Lit, Meta};

/// The text of an item's doc comments.
pub(crate) enum Docs {
    /// Known here.
    Text(String),
    /// Known to the compiler only (`#[doc = include_str!("…")]`): the pieces of
    /// a `concat!`.
    Pieces(TokenStream),
}

/// One doc attribute.
enum Piece {
    /// A text, and whether it was written as `///` or `/** */`.
    Text(String, bool),
    Expr(Expr),
}

impl Docs {
    /// Reads the doc comments; nothing when there are none, or only blank ones.
    pub(crate) fn read(attributes: &[Attribute]) -> Option<Self> {
        let pieces: Vec<Piece> = attributes.iter().filter_map(piece).collect();
        if pieces.iter().any(|piece| matches!(piece, Piece::Expr(_))) {
            return Some(Self::Pieces(concatenated(pieces)));
        }
        let lines = unindented(&pieces);
        let text = without_outer_blanks(&lines).join("\n");
        (!text.is_empty()).then_some(Self::Text(text))
    }
}

/// `#[doc = …]`; `#[doc(hidden)]` and the like say nothing to a person.
fn piece(attribute: &Attribute) -> Option<Piece> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    if !pair.path.is_ident("doc") {
        return None;
    }
    let mut value = &pair.value;
    while let Expr::Group(group) = value {
        value = &group.expr;
    }
    let Expr::Lit(literal) = value else { return Some(Piece::Expr(value.clone())) };
    let Lit::Str(text) = &literal.lit else { return None };
    // The compiler hands a doc comment over as a raw string, `r" text"`.
    let is_comment = literal.lit.to_token_stream().to_string().starts_with('r');
    Some(Piece::Text(text.value(), is_comment))
}

/// All lines, less the indentation that they have in common. A `#[doc = "…"]`
/// among comments counts as if it had the comment's leading space.
fn unindented(pieces: &[Piece]) -> Vec<String> {
    let mut lines: Vec<(String, bool)> = Vec::new();
    for piece in pieces {
        if let Piece::Text(text, is_comment) = piece {
            lines.extend(lines_of(text).into_iter().map(|line| (line, *is_comment)));
        }
    }
    let mixed =
        lines.iter().any(|(_, comment)| *comment) && lines.iter().any(|(_, comment)| !comment);
    let extra = |comment: bool| usize::from(mixed && !comment);
    let indent = |line: &str| line.len() - line.trim_start().len();
    let common = lines
        .iter()
        .filter(|(line, _)| !line.trim().is_empty())
        .map(|(line, comment)| indent(line) + extra(*comment))
        .min()
        .unwrap_or_default();
    lines
        .into_iter()
        .map(|(line, comment)| {
            let cut = common.saturating_sub(extra(comment)).min(indent(&line));
            line.get(cut..).unwrap_or_default().trim_end().to_owned()
        })
        .collect()
}

/// The lines of one comment; a block comment loses its column of stars.
fn lines_of(text: &str) -> Vec<String> {
    // Not `lines()`: an empty comment is a line.
    let lines: Vec<&str> = text.split('\n').collect();
    let starred = |line: &&str| line.trim_start().starts_with('*');
    let inner = lines.get(1..).unwrap_or_default();
    let has_stars =
        !inner.is_empty() && inner.iter().filter(|line| !line.trim().is_empty()).all(starred);
    lines
        .iter()
        .enumerate()
        .map(|(index, line)| {
            let unstarred = line.trim_start().strip_prefix('*');
            match unstarred {
                Some(rest) if has_stars && index > 0 => rest.to_owned(),
                _ => (*line).to_owned(),
            }
        })
        .collect()
}

fn without_outer_blanks(lines: &[String]) -> &[String] {
    let is_text = |line: &String| !line.is_empty();
    let first = lines.iter().position(is_text).unwrap_or(lines.len());
    let last = lines.iter().rposition(is_text).map_or(first, |last| last + 1);
    lines.get(first..last).unwrap_or_default()
}

/// The arguments of a `concat!`: one line after the other.
fn concatenated(pieces: Vec<Piece>) -> TokenStream {
    let parts = pieces.into_iter().map(|piece| match piece {
        Piece::Text(text, is_comment) => {
            let line = if is_comment { text.strip_prefix(' ').unwrap_or(&text) } else { &text };
            quote!(#line)
        }
        Piece::Expr(expr) => expr.into_token_stream(),
    });
    quote!(#(#parts, "\n"),*)
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    fn text(attributes: &[Attribute]) -> Option<String> {
        match Docs::read(attributes) {
            Some(Docs::Text(text)) => Some(text),
            Some(Docs::Pieces(pieces)) => Some(format!("pieces: {pieces}")),
            None => None,
        }
    }

    #[test]
    fn lines_keep_their_structure() {
        let docs: [Attribute; 5] = [
            parse_quote!(#[doc = r" Pick one:"]),
            parse_quote!(#[doc = r""]),
            parse_quote!(#[doc = r"   - a"]),
            parse_quote!(#[doc = r"   - b"]),
            parse_quote!(#[doc = r""]),
        ];
        assert_eq!(text(&docs).as_deref(), Some("Pick one:\n\n  - a\n  - b"));
    }

    #[test]
    fn a_block_loses_its_stars() {
        assert_eq!(
            text(&[parse_quote!(#[doc = r" Block\n     *  comment\n     *\n     * end\n "])])
                .as_deref(),
            Some(r"Block\n     *  comment\n     *\n     * end\n"),
            "a raw string has no escapes"
        );
        let block: Attribute =
            parse_quote!(#[doc = " Block\n     *  comment\n     *\n     * end\n     "]);
        assert_eq!(text(&[block]).as_deref(), Some("Block\n comment\n\nend"));
    }

    #[test]
    fn mixed_with_an_attribute_the_space_is_the_comments_own() {
        let docs: [Attribute; 2] =
            [parse_quote!(#[doc = r" comment"]), parse_quote!(#[doc = "attribute"])];
        assert_eq!(text(&docs).as_deref(), Some("comment\nattribute"));
    }

    #[test]
    fn blank_and_foreign_docs_say_nothing() {
        let docs: [Attribute; 3] = [
            parse_quote!(#[doc = r"  "]),
            parse_quote!(#[doc(hidden)]),
            parse_quote!(#[doc(alias = "x")]),
        ];
        assert_eq!(text(&docs), None);
        let docs: [Attribute; 2] =
            [parse_quote!(#[doc = r" a"]), parse_quote!(#[doc = include_str!("x")])];
        assert_eq!(
            text(&docs).as_deref(),
            Some(r#"pieces: "a" , "\n" , include_str ! ("x") , "\n""#)
        );
    }
}
