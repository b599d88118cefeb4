//! Titles of options, as far as they are literals: of a constant only the compiler knows.

use std::collections::HashSet;

use syn::LitStr;

use crate::attr::Said;
use crate::attr::shape::Text;
use crate::errors::Errors;

/// Reports a title without visible text.
pub(super) fn refuse_empty_title(title: Option<&Said<Text>>, errors: &mut Errors) {
    if let Some(text) = title.and_then(literal).filter(|text| is_blank(text)) {
        errors.at(
            text.span(),
            "the title of an option is empty, and some clients cannot show it: give it a text",
        );
    }
}

/// Reports titles that another option has, or that were seen before.
pub(super) fn refuse_repeated_titles<'t>(
    mut seen: HashSet<String>,
    titles: impl Iterator<Item = &'t Said<Text>>,
    errors: &mut Errors,
) {
    for text in titles.filter_map(literal) {
        if !is_blank(text) && !seen.insert(text.value()) {
            errors.at(text.span(), format!(
                "there is already an option with the title {:?}, and nobody can tell them apart: each title once",
                text.value()
            ));
        }
    }
}

fn literal(title: &Said<Text>) -> Option<&LitStr> {
    match &title.value {
        Text::Lit(text) => Some(text),
        Text::Expr(_) => None,
    }
}

fn is_blank(text: &LitStr) -> bool {
    text.value().trim().is_empty()
}
