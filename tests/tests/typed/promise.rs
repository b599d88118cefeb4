//! If it compiles it is legal: forms at the edge of what a type, or the compiler, can
//! hold.

use std::collections::BTreeSet;
use std::num::NonZeroI8;

use schema_core::kind::IntegerField;
use schema_core::{
    DefaultValue, ElicitEnum, ElicitField, ElicitSchema, FaultKind, Field, FieldSpec, FormSchema,
    Number, ViolationKind,
};
use serde::Deserialize;
use serde_json::json;

use super::answers;

test_macros::form_of!(Left 2000 l);
test_macros::form_of!(Right 2000 r);
test_macros::select_of!(Many 5000);

#[derive(ElicitSchema)]
#[allow(dead_code)]
struct Both {
    #[serde(flatten)]
    left: Left,
    #[serde(flatten)]
    right: Right,
}

/// The compiler gives up on the square of a few hundred.
#[test]
fn forms_are_as_large_as_they_like() {
    assert_eq!(Both::schema().fields().len(), 4_000);
    let options = ManyForm::schema().fields().map(|field| field.options().len());
    assert!(options.eq([5_000, 5_000]));
}

#[test]
fn a_default_that_only_a_library_could_judge_is_filled_in() {
    #[derive(ElicitSchema, Deserialize)]
    struct Mail {
        #[field(format = "email", default = "a@b@c")]
        odd: String,
        #[field(format = "email", default = "\"a b\"@c.de")]
        quoted: String,
    }
    let answer = Mail::answer(json!({"action": "accept"})).unwrap().accepted().unwrap();
    assert_eq!((answer.odd.as_str(), answer.quoted.as_str()), ("a@b@c", "\"a b\"@c.de"));
    answers!(#[field(format = "email")] String:
        good ["\"a b\"@c.de", "\"\"@c.de"] bad ["\"a\tb\"@c.de", "\"\u{1}\"@c.de", "a@b@c", "a b@c"]);
}

#[test]
fn a_set_counts_its_default_once() {
    #[derive(ElicitEnum, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    enum Letter {
        A,
        B,
    }
    let field = || Field::of::<BTreeSet<Letter>>("letters").min_items(2);
    let build = |default: &'static [&'static str]| {
        FormSchema::builder().field(field().default(default)).build()
    };
    assert!(build(&["A", "B"]).is_ok());
    let because = ViolationKind::TooFewItems { min: 2, count: 1 };
    let error = build(&["A", "A"]).unwrap_err();
    assert_eq!(error.faults()[0].kind(), &FaultKind::DefaultRefused { because });
    let _ = [Letter::A, Letter::B];
}

#[test]
fn something_must_be_left_that_is_not_zero() {
    let build = |min: i8, max: i8| {
        FormSchema::builder().field(Field::of::<NonZeroI8>("n").min(min).max(max)).build()
    };
    let error = build(0, 0).unwrap_err();
    let (min, max) = (0.into(), 0.into());
    assert_eq!(error.faults()[0].kind(), &FaultKind::NoValueBetween { min, max });
    assert!(build(0, 1).is_ok() && build(-1, 0).is_ok());
}

#[test]
fn an_f32_keeps_the_bounds_that_the_form_shows() {
    answers!(#[field(max = 0.1)] f32: good [0.1, 0.099_999] bad [0.100_000_000_1, 0.100_000_01]);
    let build = |min: f64, max: f64| {
        FormSchema::builder().field(Field::of::<f32>("x").min(min).max(max)).build()
    };
    assert!(build(16_777_216.0, 16_777_217.0).is_ok() && build(0.1, 0.1).is_ok());
    let (min, max) = (16_777_217.0.into(), 16_777_217.0.into());
    let error = build(16_777_217.0, 16_777_217.0).unwrap_err();
    assert_eq!(error.faults()[0].kind(), &FaultKind::NoValueBetween { min, max });
    assert!(build(0.100_000_001, 0.100_000_002).is_err());
}

/// One rule of presence, however the field came about.
#[test]
fn what_a_type_says_of_presence_holds_everywhere() {
    macro_rules! types {
        ($($name:ident: $spec:expr, $required:literal;)*) => {$(
            struct $name;
            impl ElicitField for $name {
                type Kind = IntegerField;
                const SPEC: FieldSpec<'static, IntegerField> = $spec;
            }
            let (spec, field) = (FieldSpec::of::<$name>("n"), Field::of::<$name>("n"));
            assert_eq!(spec.field().is_required(), $required);
            assert_eq!(field.as_field(), spec.field());
            let other = DefaultValue::Number(Number::int(7));
            let (spec, field) = (spec.default(other), field.default(7));
            assert_eq!(field.as_field(), spec.field());
            let form = FormSchema::builder().field(field).build().unwrap();
            assert_eq!(form.field("n"), Some(spec.field()));
            assert_eq!(form.to_builder().build().unwrap(), form);
            let optional = FieldSpec::of::<Option<$name>>("n");
            assert!(!optional.field().is_required());
            assert_eq!(Field::of::<Option<$name>>("n").as_field(), optional.field());
        )*};
    }
    const ONE: DefaultValue<'static> = DefaultValue::Number(Number::int(1));
    types! {
        Plain: FieldSpec::integer(), true;
        Filled: FieldSpec::integer().default(ONE), false;
        Asked: FieldSpec::integer().required(true).default(ONE), true;
        AskedLater: FieldSpec::integer().default(ONE).required(true), true;
        NotAsked: FieldSpec::integer().required(false), false;
    }
}

#[test]
fn messages_say_the_numbers_that_were_written() {
    let says = |max: f64, default: f64| {
        let field = Field::number("x").max(max).default(default);
        FormSchema::builder().field(field).build().unwrap_err().faults()[0].to_string()
    };
    assert_eq!(says(0.999_999_9, 1.0), "`x`: `default` 1 is more than the greatest, 0.9999999");
    assert_eq!(says(1e-7, 0.5), "`x`: `default` 0.5 is more than the greatest, 1e-7");
    assert_eq!(says(-1e-7, 0.0), "`x`: `default` 0 is more than the greatest, -1e-7");
}

/// An enum with titles in the older form is a multi-select like any other in a list.
#[test]
fn a_list_has_no_older_form() {
    #[derive(ElicitEnum)]
    #[elicit(enum_names)]
    #[allow(dead_code)]
    enum Size {
        #[elicit(title = "Small")]
        S,
        M,
    }
    #[derive(ElicitSchema)]
    #[allow(dead_code)]
    struct Shirt {
        sizes: Vec<Size>,
        size: Size,
        #[field(option_titles = ["A", "B"])]
        titled: Size,
    }
    let form = Shirt::schema();
    assert_eq!(&FormSchema::from_str(&form.to_string()).unwrap(), form);
    assert_eq!(&form.to_builder().build().unwrap(), form);
    let field = Field::of::<Vec<Size>>("sizes");
    let built = FormSchema::builder().field(field).build().unwrap();
    assert_eq!(built.field("sizes"), form.field("sizes"));
    let encodings = form.fields().map(|field| field.has_enum_names());
    assert!(encodings.eq([false, true, false]));
}

/// The two sides of a name may come apart, and in any order.
#[test]
fn names_are_those_that_serde_reads() {
    #[derive(ElicitSchema, Deserialize)]
    #[serde(rename_all(serialize = "UPPERCASE"), rename_all(deserialize = "camelCase"))]
    struct Names {
        #[serde(rename(serialize = "a"), rename(deserialize = "b"))]
        one: u8,
        #[serde(rename(serialize = "c"))]
        #[serde(rename(deserialize = "d"))]
        two: u8,
        #[serde(rename(deserialize = "e", deserialize = "f"))]
        three: u8,
        and_four: Kind,
    }
    #[derive(ElicitEnum, Deserialize, Debug, PartialEq)]
    #[serde(rename_all(serialize = "UPPERCASE"), rename_all(deserialize = "kebab-case"))]
    enum Kind {
        #[serde(rename(serialize = "x"), rename(deserialize = "y"))]
        Named,
        ByRule,
    }
    let names = Names::schema().fields().map(|field| field.name().to_owned());
    assert!(names.eq(["b", "d", "e", "andFour"]));
    let content = json!({"b": 1, "d": 2, "e": 3, "andFour": "by-rule"});
    let names = Names::answer(json!({"action": "accept", "content": content})).unwrap();
    let Names { one, two, three, and_four } = names.accepted().unwrap();
    assert_eq!((one, two, three, and_four), (1, 2, 3, Kind::ByRule));
    assert_ne!(Kind::Named, Kind::ByRule);
}
