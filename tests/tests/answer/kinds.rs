//! Which answers the rules let through, and what is wrong with the others.

use schema_core::{Field, FieldBuilder, FieldKind, FormSchema, ViolationKind};
use serde_json::{Value, json};

use crate::{form, told};

/// The one violation, of a form with the one field `f`.
fn only(field: impl Fn() -> FieldBuilder<'static>, value: &Value) -> String {
    let found = told(form([field()]).validate(&json!({ "f": value })));
    assert_eq!(found.len(), 1, "{value}: {found:?}");
    assert_eq!(found[0].0, "/f", "{value}");
    found[0].1.clone()
}

fn good(field: impl Fn() -> FieldBuilder<'static>, values: &[Value]) {
    for value in values {
        let found = told(form([field()]).validate(&json!({ "f": value })));
        assert!(found.is_empty(), "{value}: {found:?}");
    }
}

fn kind(kind: ViolationKind<'_>) -> String {
    format!("{kind:?}")
}

fn wrong_type(expected: FieldKind) -> String {
    kind(ViolationKind::WrongType { expected })
}

#[test]
fn text() {
    let field = || Field::string("f").min_length(2).max_length(4).any();
    good(field, &[json!("ab"), json!("abcd"), json!("äöüß"), json!("🦀🦀🦀🦀")]);
    let short = |length| kind(ViolationKind::TooShort { min: 2, length });
    assert_eq!(only(field, &json!("")), short(0));
    assert_eq!(only(field, &json!("🦀")), short(1), "one code point, though four bytes");
    assert_eq!(only(field, &json!("abcde")), kind(ViolationKind::TooLong { max: 4, length: 5 }));
    for value in [json!(7), json!(null), json!(true), json!(["ab"]), json!({"ab": 1})] {
        assert_eq!(only(field, &value), wrong_type(FieldKind::String));
    }
}

#[test]
fn length_counts_code_points() {
    let field = || Field::string("f").max_length(1).any();
    good(field, &[json!("🦀"), json!("é"), json!("")]);
    let two = kind(ViolationKind::TooLong { max: 1, length: 2 });
    assert_eq!(only(field, &json!("🦀🦀")), two);
    assert_eq!(only(field, &json!("e\u{301}")), two, "one grapheme, two code points");
}

#[test]
fn integers() {
    let field = || Field::integer("f").min(-3).max(40).any();
    good(field, &[json!(-3), json!(40), json!(30.0), json!(-0.0)]);
    good(field, &[serde_json::from_str("3e1").unwrap()]);
    assert_eq!(only(field, &json!(-4)), kind(ViolationKind::TooSmall { min: (-3).into() }));
    assert_eq!(only(field, &json!(41)), kind(ViolationKind::TooLarge { max: 40.into() }));
    assert_eq!(only(field, &json!(1e300)), kind(ViolationKind::TooLarge { max: 40.into() }));
    assert_eq!(only(field, &json!(0.5)), kind(ViolationKind::NotWhole));
    for value in [json!("30"), json!(true), json!(null), json!([30]), json!({})] {
        assert_eq!(only(field, &value), wrong_type(FieldKind::Integer));
    }
    let both = told(form([field()]).validate(&json!({"f": 40.5})));
    assert_eq!(both.len(), 2, "neither whole nor small enough: {both:?}");
}

#[test]
fn integers_have_64_bits() {
    let field = || Field::integer("f").any();
    good(field, &[json!(i64::MIN), json!(u64::MAX), json!(9_007_199_254_740_992.0)]);
    good(field, &[json!(-9_223_372_036_854_775_808.0)]);
    let large = kind(ViolationKind::TooLarge { max: u64::MAX.into() });
    assert_eq!(only(field, &json!(18_446_744_073_709_551_616.0)), large);
    assert_eq!(only(field, &json!(1e300)), large);
    let small = kind(ViolationKind::TooSmall { min: i64::MIN.into() });
    assert_eq!(only(field, &json!(-1e19)), small);
}

#[test]
fn numbers() {
    let field = || Field::number("f").min(0).max(1.5).any();
    good(field, &[json!(0), json!(1), json!(0.75), json!(1.5), json!(-0.0)]);
    assert_eq!(only(field, &json!(-1e-9)), kind(ViolationKind::TooSmall { min: 0.into() }));
    assert_eq!(only(field, &json!(2)), kind(ViolationKind::TooLarge { max: 1.5.into() }));
    for value in [json!("0.5"), json!(false), json!(null)] {
        assert_eq!(only(field, &value), wrong_type(FieldKind::Number));
    }
    good(|| Field::number("f").any(), &[json!(1e300), json!(u64::MAX), json!(i64::MIN)]);
}

#[test]
fn booleans() {
    let field = || Field::boolean("f").any();
    good(field, &[json!(true), json!(false)]);
    for value in [json!("true"), json!(1), json!(null), json!([])] {
        assert_eq!(only(field, &value), wrong_type(FieldKind::Boolean));
    }
}

#[test]
fn a_single_select_takes_values_not_titles() {
    let options = ["#00f".to_owned(), "#fff".to_owned()];
    let not_an_option = kind(ViolationKind::NotAnOption { options: &options });
    let fields: [fn() -> FieldBuilder<'static>; 3] = [
        || Field::single_select("f", ["#00f", "#fff"]).any(),
        || Field::single_select("f", ["#00f", "#fff"]).option_titles(["Blue", "White"]).any(),
        || Field::single_select("f", ["#00f", "#fff"]).enum_names(["Blue", "White"]).any(),
    ];
    for field in fields {
        good(field, &[json!("#00f"), json!("#fff")]);
        for value in [json!("Blue"), json!("#00F"), json!("")] {
            assert_eq!(only(field, &value), not_an_option);
        }
        for value in [json!(["#00f"]), json!(0), json!(null)] {
            assert_eq!(only(field, &value), wrong_type(FieldKind::SingleSelect));
        }
    }
}

#[test]
fn a_multi_select_names_each_wrong_item() {
    let field = || Field::multi_select("f", ["x", "y", "z"]).min_items(1).max_items(3).any();
    good(field, &[json!(["z", "x"]), json!(["x", "x"]), json!(["y"])]);
    good(|| Field::multi_select("f", ["x"]).any(), &[json!([])]);
    let few = kind(ViolationKind::TooFewItems { min: 1, count: 0 });
    assert_eq!(only(field, &json!([])), few);
    assert_eq!(only(field, &json!("x")), wrong_type(FieldKind::MultiSelect));
    let found = told(form([field()]).validate(&json!({"f": ["x", "q", 7, null]})));
    let places: Vec<_> = found.iter().map(|(pointer, _)| pointer.as_str()).collect();
    assert_eq!(places, ["/f", "/f/1", "/f/2", "/f/3"]);
    assert_eq!(found[0].1, kind(ViolationKind::TooManyItems { max: 3, count: 4 }));
}

#[test]
fn what_is_required_is_missing() {
    let form = form([
        Field::single_select("mode", ["a", "b"]).option_titles(["A", "B"]).required(true).any(),
        Field::integer("n").required(true).any(),
        Field::string("note").any(),
    ]);
    let missing = |field: &str| (field.to_owned(), kind(ViolationKind::Missing));
    assert_eq!(told(form.validate(&json!({}))), [missing("/mode"), missing("/n")]);
    assert_eq!(told(form.validate(&json!({"mode": "a"}))), [missing("/n")]);
    assert!(form.validate(&json!({"mode": "a", "n": 1})).is_ok());
}

#[test]
fn a_default_fills_nothing_in_and_null_is_a_value() {
    let form = form([
        Field::integer("n").default(5).any(),
        Field::boolean("b").default(true).required(true).any(),
    ]);
    let found = told(form.validate(&json!({"n": null})));
    assert_eq!(found[0], ("/n".into(), wrong_type(FieldKind::Integer)));
    assert_eq!(found[1], ("/b".into(), kind(ViolationKind::Missing)));
    assert!(form.validate(&json!({"b": false})).is_ok());
}

#[test]
fn undeclared_keys_are_ignored_whatever_they_are() {
    let form = form([Field::string("name").required(true).any()]);
    for other in [json!("v2"), json!({"x": 1}), json!([1, [2]]), json!(null), json!(1e300)] {
        assert!(form.validate(&json!({"name": "Kim", "_ui": other})).is_ok());
    }
}

#[test]
fn content_must_be_an_object() {
    let form = form([Field::string("name").any()]);
    for content in [json!(["Kim"]), json!("Kim"), json!(null), json!(1), json!(true)] {
        let violations = form.validate(&content).unwrap_err();
        assert_eq!(violations.len(), 1);
        let violation = violations.iter().next().unwrap();
        assert_eq!(violation.kind(), ViolationKind::NotAnObject);
        assert_eq!((violation.field(), violation.pointer()), (None, ""));
    }
}

#[test]
fn all_violations_in_the_order_of_the_fields() {
    let form = form([
        Field::string("z").min_length(30).format(schema_core::Format::Email).any(),
        Field::integer("a").required(true).any(),
        Field::boolean("m/~").any(),
    ]);
    let violations = form.validate(&json!({"m/~": 1, "z": "x"})).unwrap_err();
    let places: Vec<_> = violations.iter().map(|violation| violation.pointer()).collect();
    assert_eq!(places, ["/z", "/z", "/a", "/m~1~0"]);
    let fields: Vec<_> =
        (&violations).into_iter().filter_map(|violation| violation.field()).collect();
    assert_eq!(fields, ["z", "z", "a", "m/~"]);
    assert_eq!(violations.into_iter().count(), 4);
}

/// A form changed at run time is checked as it is now.
#[test]
fn an_edited_form_is_checked_with_its_edits() {
    let before = form([Field::string("branch").max_length(3).required(true).any()]);
    let after =
        before.to_builder().edit("branch", |field| field.options(["main"])).build().unwrap();
    assert!(after.validate(&json!({"branch": "main"})).is_ok());
    assert!(before.validate(&json!({"branch": "main"})).is_err());
    assert!(after.validate(&json!({"branch": "dev"})).is_err());
    let _: &FormSchema<'_> = &after;
}
