//! All rules, for a field that is made or read at run time.

use super::lists::{list_faults, option_faults};
use super::{FaultKind, fault};
use crate::field::{Field, Keyword};

/// Reports all that is wrong with a field, in the order of the keywords.
///
/// One line for each keyword, so that the compiler knows it in each, and a
/// keyword that the field does not have costs a look.
pub(crate) fn faults(field: &Field<'_>, report: &mut impl FnMut(Keyword, FaultKind)) {
    keyword_faults(field, Keyword::Name, report);
    keyword_faults(field, Keyword::MinLength, report);
    keyword_faults(field, Keyword::MaxLength, report);
    keyword_faults(field, Keyword::Format, report);
    keyword_faults(field, Keyword::Min, report);
    keyword_faults(field, Keyword::Max, report);
    if field.facts.kind.is_select() {
        option_faults(field, report);
    }
    list_keyword_faults(field, Keyword::Options, report);
    list_keyword_faults(field, Keyword::OptionTitles, report);
    list_keyword_faults(field, Keyword::EnumNames, report);
    keyword_faults(field, Keyword::MinItems, report);
    keyword_faults(field, Keyword::MaxItems, report);
    list_keyword_faults(field, Keyword::Default, report);
}

#[inline]
fn keyword_faults(
    field: &Field<'_>,
    keyword: Keyword,
    report: &mut impl FnMut(Keyword, FaultKind),
) {
    if let Some(kind) = fault(field, keyword) {
        report(keyword, kind);
    }
}

/// The same for the keywords that have rules about lists. Apart from the others: few
/// fields have lists, and what is small is known in each line above.
fn list_keyword_faults(
    field: &Field<'_>,
    keyword: Keyword,
    report: &mut impl FnMut(Keyword, FaultKind),
) {
    let of_value = fault(field, keyword);
    if let Some(kind) = of_value {
        report(keyword, kind);
    }
    // What a keyword says does not matter where it has no place.
    if !matches!(of_value, Some(FaultKind::NotForKind { .. })) {
        for kind in list_faults(field, keyword).into_iter().flatten() {
            report(keyword, kind);
        }
    }
}
