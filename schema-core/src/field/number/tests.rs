//! Numbers across their representations.

use super::*;

#[test]
fn compares_exactly_across_representations() {
    let big = Number::from(9_007_199_254_740_993_u64);
    assert!(Number::from(9_007_199_254_740_992.0).is_less(big));
    assert!(Number::from(u64::MAX).is_less(Number::from(TWO_POW_64)));
    assert!(!Number::from(f64::NAN).is_less(big) && !big.is_less(Number::from(f64::NAN)));
    assert!(big.is_less(Number::from(1e300)) && Number::from(-1e300).is_less(big));
    assert_eq!(Number::from(-0.0), Number::from(0));
    assert_eq!(Number::from(0.1_f32), Number::from(0.1));
    assert!(Number::from(f32::MAX).is_less(Number::from(1e300)));
    assert!(Number::from(-1.5).is_less(Number::from(-1)));
}

/// Each row is more than the one before, and all of a row are equal.
fn ascending() -> Vec<Vec<Number>> {
    const TWO_POW_53: f64 = 9_007_199_254_740_992.0;
    const TWO_POW_63: f64 = 9_223_372_036_854_775_808.0;
    let (int, float, single) = (Number::int, Number::float, Number::single);
    let exact = 1_i128 << 53;
    vec![
        vec![float(f64::NEG_INFINITY), single(f32::NEG_INFINITY)],
        vec![float(-1e300)],
        vec![float(-4.0 * TWO_POW_64)],
        vec![float(-1.5 * TWO_POW_64)],
        vec![int(i64::MIN.into()), float(-TWO_POW_63)],
        vec![int(-exact - 1)],
        vec![int(-exact), float(-TWO_POW_53)],
        vec![float(-1.5), single(-1.5)],
        vec![int(-1), float(-1.0)],
        vec![float(-0.1), single(-0.1)],
        vec![int(0), float(0.0), float(-0.0)],
        vec![float(f64::MIN_POSITIVE)],
        vec![float(0.1), single(0.1)],
        vec![int(7), float(7.0), single(7.0)],
        vec![float(7.25), single(7.25)],
        vec![int(exact), float(TWO_POW_53)],
        vec![int(exact + 1)],
        vec![int(exact + 2), float(TWO_POW_53 + 2.0)],
        vec![int(i64::MAX.into())],
        vec![int(1 << 63), float(TWO_POW_63)],
        vec![int(u64::MAX.into())],
        vec![float(TWO_POW_64)],
        vec![float(1.5 * TWO_POW_64)],
        vec![float(4.0 * TWO_POW_64)],
        vec![float(1e300)],
        vec![float(f64::INFINITY)],
    ]
}

#[test]
fn every_pair_is_in_order() {
    let rows = ascending();
    for (low, row) in rows.iter().enumerate() {
        for (high, other) in rows.iter().enumerate() {
            for (a, b) in row.iter().flat_map(|a| other.iter().map(move |b| (*a, *b))) {
                let order = low.cmp(&high);
                assert_eq!(a.partial_cmp(&b), Some(order), "{a} and {b}");
                assert_eq!(a == b, order.is_eq(), "{a} and {b}");
                // Beside a single a float is rounded to one, and may become equal.
                if a.is_int() || b.is_int() || !(a.is_single() || b.is_single()) {
                    assert_eq!(a.is_less(b), order.is_lt(), "{a} and {b}");
                }
            }
            let nan = Number::float(f64::NAN);
            assert!(row.iter().all(|a| a.partial_cmp(&nan).is_none() && *a != nan));
        }
    }
}

#[test]
fn a_whole_number_is_one_of_64_bits() {
    for (number, int) in [
        (Number::float(-1e19), None),
        (Number::float(-9_223_372_036_854_775_808.0), Some(i64::MIN.into())),
        (Number::float(18_446_744_073_709_549_568.0), Some(18_446_744_073_709_549_568)),
        (Number::float(TWO_POW_64), None),
        (Number::int(i128::from(u64::MAX) + 1), None),
        (Number::int(i128::from(i64::MIN) - 1), None),
        (Number::int(0), Some(0)),
    ] {
        assert_eq!(number.as_int(), int, "{number}");
        assert_eq!(number.is_representable(), int.is_some() || !is_outside(number), "{number}");
    }
    assert_eq!(format!("{:?} {:?}", Number::int(7), Number::float(7.0)), "7 7.0");
}

fn is_outside(number: Number) -> bool {
    matches!(number.0, Repr::Outside(_))
}

#[test]
fn whole_floats_are_integers_within_64_bits() {
    assert_eq!(Number::from(30.0).as_int(), Some(30));
    assert_eq!(Number::from(1e300).as_int(), None);
    assert_eq!(Number::from(f64::INFINITY).as_int(), None);
    assert_eq!(Number::int(i128::MAX).as_int(), None);
}

#[test]
fn a_single_serializes_with_its_own_digits() -> Result<(), serde_json::Error> {
    assert_eq!(serde_json::to_string(&Number::from(0.1_f32))?, "0.1");
    assert_eq!(serde_json::to_value(Number::from(0.1_f32))?, serde_json::json!(0.1));
    assert_eq!(serde_json::to_string(&Number::from(i64::MIN))?, "-9223372036854775808");
    assert_eq!(Number::from(0.1_f32), Number::from(0.1));
    assert!(Number::from(0.1_f32) < Number::from(0.2_f32));
    Ok(())
}
