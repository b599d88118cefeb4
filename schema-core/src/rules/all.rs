//! All rules, for a field that is made or read at run time.

use core::convert::Infallible;

use super::lists::{list_faults, option_faults};
use super::{FaultKind, fault};
use crate::field::{Field, Keyword, Visit};

/// Reports all that is wrong with a field, in the order of the keywords.
///
/// Keyword by keyword, each known to the compiler, so that one that the field does not
/// have costs a look.
pub(crate) fn faults(field: &Field<'_>, report: &mut impl FnMut(Keyword, FaultKind)) {
    let Ok(()) = Keyword::each(&mut Judge { field, report });
}

struct Judge<'f, R> {
    field: &'f Field<'f>,
    report: R,
}

impl<R: FnMut(Keyword, FaultKind)> Visit for Judge<'_, R> {
    type Error = Infallible;

    #[allow(clippy::inline_always)] // see there
    #[inline(always)]
    fn visit(&mut self, keyword: Keyword) -> Result<(), Infallible> {
        let Self { field, report } = self;
        if matches!(keyword, Keyword::Options) && field.facts.kind.is_select() {
            option_faults(field, report);
        }
        if keyword.has_lists() {
            list_keyword_faults(field, keyword, report);
        } else {
            keyword_faults(field, keyword, report);
        }
        Ok(())
    }
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
