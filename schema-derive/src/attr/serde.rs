//! serde's attributes, as far as they change what is read: names, and whether a
//! field has to be there. Their syntax is serde's business, and so are mistakes
//! in it: what can't be parsed here is left to serde's own derive, which reports it,
//! also an unknown rule of `rename_all` or a `rename` that is no string. A derive does
//! not see whether serde's stands beside it, and one mistake is one error.

use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Attribute, Lit, LitStr, Token, parenthesized};

use super::value::Value;

/// One word of `#[serde(…)]`.
pub(crate) struct Word {
    ident: Ident,
    value: Option<LitStr>,
    /// `rename(serialize = "a", deserialize = "b")`
    inner: Vec<Word>,
}

/// All words of an item's serde attributes.
pub(crate) struct Serde(Vec<Word>);

impl Serde {
    pub(crate) fn read(attributes: &[Attribute]) -> Self {
        let mut words = Vec::new();
        for attribute in attributes {
            if attribute.path().is_ident("serde") {
                words.extend(attribute.parse_args_with(parse_words).unwrap_or_default());
            }
        }
        Self(words)
    }

    fn word(&self, name: &str) -> Option<&Word> {
        self.0.iter().find(|word| word.ident == name)
    }

    /// Where a word stands, when it is there.
    pub(crate) fn span(&self, names: &[&str]) -> Option<(Span, String)> {
        let word = self.0.iter().find(|word| names.iter().any(|name| word.ident == name))?;
        Some((word.ident.span(), word.ident.to_string()))
    }

    pub(crate) fn has(&self, names: &[&str]) -> bool {
        self.span(names).is_some()
    }

    /// The name that serde reads, when it is not the identifier's own.
    pub(crate) fn rename(&self) -> Option<&LitStr> {
        self.deserialize_side("rename")
    }

    /// The rule that serde reads names by.
    pub(crate) fn rename_all(&self) -> Option<RenameRule> {
        RenameRule::of(&self.deserialize_side("rename_all")?.value())
    }

    /// The rule that serde reads the names of all variants' fields by.
    pub(crate) fn rename_all_fields(&self) -> Option<RenameRule> {
        RenameRule::of(&self.deserialize_side("rename_all_fields")?.value())
    }

    /// The text behind a word: `tag = "kind"`.
    pub(crate) fn text(&self, name: &str) -> Option<&LitStr> {
        self.word(name)?.value.as_ref()
    }

    fn deserialize_side(&self, name: &str) -> Option<&LitStr> {
        self.deserialize_sides(name).next()
    }

    /// What the word says of reading, wherever it stands: the two sides may come apart.
    fn deserialize_sides(&self, name: &str) -> impl Iterator<Item = &LitStr> {
        self.0.iter().filter(move |word| word.ident == name).flat_map(|word| {
            let side = word.inner.iter().filter(|word| word.ident == "deserialize");
            word.value.iter().chain(side.filter_map(|word| word.value.as_ref()))
        })
    }

    /// The further names that serde takes for this field or variant: of several that it
    /// is renamed to, the first is its name.
    pub(crate) fn aliases(&self) -> impl Iterator<Item = &LitStr> {
        let aliases = self.0.iter().filter(|word| word.ident == "alias");
        let names = self.deserialize_sides("rename").skip(1);
        aliases.filter_map(|word| word.value.as_ref()).chain(names)
    }

    /// Whether serde never reads this field or variant.
    pub(crate) fn is_skipped(&self) -> bool {
        self.has(&["skip", "skip_deserializing"])
    }
}

fn parse_words(input: ParseStream<'_>) -> syn::Result<Vec<Word>> {
    let mut words = Vec::new();
    while !input.is_empty() {
        let ident = input.call(Ident::parse_any)?;
        let mut word = Word { ident, value: None, inner: Vec::new() };
        if input.peek(syn::token::Paren) {
            let inner;
            parenthesized!(inner in input);
            word.inner = parse_words(&inner)?;
        } else if input.parse::<Option<Token![=]>>()?.is_some() {
            if let Some(Value::Lit(Lit::Str(text))) = Value::parse(input) {
                word.value = Some(text);
            }
        }
        words.push(word);
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
    }
    Ok(words)
}

/// serde's rules for names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum RenameRule {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

impl RenameRule {
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            "lowercase" => Self::Lower,
            "UPPERCASE" => Self::Upper,
            "PascalCase" => Self::Pascal,
            "camelCase" => Self::Camel,
            "snake_case" => Self::Snake,
            "SCREAMING_SNAKE_CASE" => Self::ScreamingSnake,
            "kebab-case" => Self::Kebab,
            "SCREAMING-KEBAB-CASE" => Self::ScreamingKebab,
            _ => return None,
        })
    }

    /// The name of a field, which Rust writes in `snake_case`.
    pub(crate) fn field(self, name: &str) -> String {
        match self {
            Self::Lower | Self::Snake => name.to_owned(),
            Self::Upper | Self::ScreamingSnake => name.to_ascii_uppercase(),
            Self::Pascal => pascal(name),
            Self::Camel => lower_first(&pascal(name)),
            Self::Kebab => name.replace('_', "-"),
            Self::ScreamingKebab => name.to_ascii_uppercase().replace('_', "-"),
        }
    }

    /// The name of a variant, which Rust writes in `PascalCase`.
    pub(crate) fn variant(self, name: &str) -> String {
        match self {
            Self::Pascal => name.to_owned(),
            Self::Lower => name.to_ascii_lowercase(),
            Self::Upper => name.to_ascii_uppercase(),
            Self::Camel => lower_first(name),
            Self::Snake => snake(name),
            Self::ScreamingSnake => snake(name).to_ascii_uppercase(),
            Self::Kebab => snake(name).replace('_', "-"),
            Self::ScreamingKebab => snake(name).to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn pascal(name: &str) -> String {
    let mut result = String::new();
    let mut starts_word = true;
    for letter in name.chars() {
        if letter == '_' {
            starts_word = true;
        } else if starts_word {
            result.push(letter.to_ascii_uppercase());
            starts_word = false;
        } else {
            result.push(letter);
        }
    }
    result
}

fn lower_first(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_ascii_lowercase().to_string() + letters.as_str(),
        None => String::new(),
    }
}

fn snake(name: &str) -> String {
    let mut result = String::new();
    for (index, letter) in name.char_indices() {
        if index > 0 && letter.is_uppercase() {
            result.push('_');
        }
        result.push(letter.to_ascii_lowercase());
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    #[test]
    fn names_follow_serde() {
        use RenameRule as R;
        let fields = [
            (R::Lower, "first_name"),
            (R::Upper, "FIRST_NAME"),
            (R::Pascal, "FirstName"),
            (R::Camel, "firstName"),
            (R::Snake, "first_name"),
            (R::ScreamingSnake, "FIRST_NAME"),
            (R::Kebab, "first-name"),
            (R::ScreamingKebab, "FIRST-NAME"),
        ];
        for (rule, name) in fields {
            assert_eq!(rule.field("first_name"), name, "{rule:?}");
        }
        let variants = [
            (R::Lower, "veryfast"),
            (R::Upper, "VERYFAST"),
            (R::Pascal, "VeryFast"),
            (R::Camel, "veryFast"),
            (R::Snake, "very_fast"),
            (R::ScreamingSnake, "VERY_FAST"),
            (R::Kebab, "very-fast"),
            (R::ScreamingKebab, "VERY-FAST"),
        ];
        for (rule, name) in variants {
            assert_eq!(rule.variant("VeryFast"), name, "{rule:?}");
        }
    }

    #[test]
    fn the_deserialize_side_counts() {
        let serde = Serde::read(&[
            parse_quote!(#[serde(rename_all(serialize = "snake_case", deserialize = "camelCase"))]),
            parse_quote!(#[serde(rename(serialize = "a", deserialize = "b"), default)]),
            parse_quote!(#[serde(bound(deserialize = "T: X"), borrow, with = "m::n")]),
        ]);
        assert_eq!(serde.rename_all(), Some(RenameRule::Camel));
        assert_eq!(serde.rename().map(LitStr::value).as_deref(), Some("b"));
        assert!(serde.has(&["default"]) && serde.has(&["with"]) && !serde.is_skipped());
        let one_side = Serde::read(&[parse_quote!(#[serde(rename(serialize = "a"))])]);
        assert!(one_side.rename().is_none());
        let apart = Serde::read(&[
            parse_quote!(#[serde(rename(serialize = "a"), rename(deserialize = "b"))]),
            parse_quote!(#[serde(rename_all(serialize = "snake_case"))]),
            parse_quote!(#[serde(rename_all(deserialize = "camelCase"), alias = "c")]),
            parse_quote!(#[serde(rename(deserialize = "d", deserialize = "e"))]),
        ]);
        assert_eq!(apart.rename().map(LitStr::value).as_deref(), Some("b"));
        assert_eq!(apart.rename_all(), Some(RenameRule::Camel));
        assert!(apart.aliases().map(LitStr::value).eq(["c", "d", "e"]));
    }
}
