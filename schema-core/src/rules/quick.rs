//! The quick pass of limits, held to the rules that it spares the compiler.

use super::{beyond, limit_fault};
use crate::field::{Keyword, Limits, Number};

/// None, and numbers of each kind around the ends of an `i8`.
fn bounds() -> impl Iterator<Item = Option<Number>> + Clone {
    let ints = [-129, -128, 0, 127, 128].map(Number::int);
    let floats = [-128.0, 0.5, 127.0, f64::INFINITY].map(Number::float);
    let others = [Number::single(0.5), Number::int(i128::MAX)];
    ints.into_iter().chain(floats).chain(others).map(Some).chain([None])
}

fn is_refused(limits: &Limits, keyword: Keyword, of_type: &Limits) -> bool {
    limit_fault(keyword, limits).is_some()
        || limits
            .value(keyword)
            .is_some_and(|value| beyond(keyword, value, of_type.room(keyword)).is_some())
}

#[test]
fn what_surely_fits_no_rule_refuses() {
    let mut passed = 0;
    for whole in [true, false] {
        for of_type in bounds().map(|max| Limits { max, ..Limits::of(whole) }) {
            for min in bounds() {
                for max in bounds() {
                    for nonzero in [true, false] {
                        let limits = Limits { min, max, nonzero, ..Limits::of(whole) };
                        for keyword in [Keyword::Min, Keyword::Max] {
                            if limits.surely_fit(keyword, &of_type) {
                                passed += 1;
                                assert!(!is_refused(&limits, keyword, &of_type));
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(passed > 100, "{passed}");
}

#[test]
fn lengths_that_surely_fit_no_rule_refuses() {
    let lengths = [None, Some(0), Some(3), Some(u64::MAX)];
    let mut passed = 0;
    for of_type in lengths.map(|max_length| Limits { max_length, ..Limits::of(false) }) {
        for min_length in lengths {
            for max_length in lengths {
                let limits = Limits { min_length, max_length, ..Limits::of(false) };
                for keyword in [Keyword::MinLength, Keyword::MaxLength] {
                    if limits.surely_fit(keyword, &of_type) {
                        passed += 1;
                        assert!(!is_refused(&limits, keyword, &of_type));
                    }
                }
            }
        }
    }
    assert!(passed > 20, "{passed}");
}
