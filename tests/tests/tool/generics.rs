//! Types with parameters.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schema_core::ToolSchema;

use super::says;

#[test]
fn a_page() {
    #[derive(ToolSchema)]
    struct Page<X> {
        items: Vec<X>,
        next: Option<String>,
    }
    #[derive(ToolSchema)]
    struct Item {
        sku: String,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Page<Item>,
        b: Page<u8>,
        c: Page<Option<bool>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"sku":{"type":"string"}},"required":["sku"]}},"next":{"type":"string"}},"required":["items"]},"b":{"type":"object","properties":{"items":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}},"next":{"type":"string"}},"required":["items"]},"c":{"type":"object","properties":{"items":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"type":"null"}]}},"next":{"type":"string"}},"required":["items"]}},"required":["a","b","c"]}"#,
    );
}

#[test]
fn an_optional_parameter() {
    #[derive(ToolSchema)]
    struct Maybe<X> {
        value: X,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Maybe<Option<i64>>,
        b: Maybe<i64>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"value":{"type":"integer"}}},"b":{"type":"object","properties":{"value":{"type":"integer"}},"required":["value"]}},"required":["a","b"]}"#,
    );
}

#[test]
fn a_flattened_parameter() {
    #[derive(ToolSchema)]
    struct With<X> {
        n: u8,
        #[serde(flatten)]
        x: X,
    }
    #[derive(ToolSchema)]
    struct Inner {
        y: bool,
    }
    #[derive(ToolSchema)]
    struct T {
        a: With<Inner>,
        b: With<BTreeMap<String, i64>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"n":{"type":"integer","minimum":0,"maximum":255},"y":{"type":"boolean"}},"required":["n","y"]},"b":{"type":"object","properties":{"n":{"type":"integer","minimum":0,"maximum":255}},"required":["n"],"additionalProperties":{"type":"integer"}}},"required":["a","b"]}"#,
    );
}

#[test]
fn an_enum() {
    #[derive(ToolSchema)]
    #[serde(tag = "t", content = "c")]
    enum Either<A, B> {
        L(A),
        R(B),
    }
    #[derive(ToolSchema)]
    struct T {
        e: Either<String, Vec<bool>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"t":{"type":"string","enum":["L"]},"c":{"type":"string"}},"required":["t","c"],"additionalProperties":false},{"type":"object","properties":{"t":{"type":"string","enum":["R"]},"c":{"type":"array","items":{"type":"boolean"}}},"required":["t","c"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn an_internally_tagged_enum() {
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum One<A> {
        Some(A),
        None,
    }
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    struct T {
        e: One<Inner>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["Some"]},"x":{"type":"integer"}},"required":["k","x"],"additionalProperties":false},{"type":"object","properties":{"k":{"type":"string","enum":["None"]}},"required":["k"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn an_untagged_enum() {
    #[derive(ToolSchema)]
    #[serde(untagged)]
    enum Or<A> {
        One(A),
        Rec { x: i64 },
    }
    #[derive(ToolSchema)]
    struct T {
        a: Or<String>,
        b: Or<Vec<u8>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}]},"b":{"anyOf":[{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}},{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}]}},"required":["a","b"]}"#,
    );
}

#[test]
fn a_length() {
    #[derive(ToolSchema)]
    struct List<const N: usize> {
        #[field(max_items = N)]
        a: Vec<u8>,
        b: [bool; N],
    }
    #[derive(ToolSchema)]
    struct T {
        a: List<3>,
        b: List<1>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"a":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"maxItems":3},"b":{"type":"array","items":{"type":"boolean"},"minItems":3,"maxItems":3}},"required":["a","b"]},"b":{"type":"object","properties":{"a":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"maxItems":1},"b":{"type":"array","items":{"type":"boolean"},"minItems":1,"maxItems":1}},"required":["a","b"]}},"required":["a","b"]}"#,
    );
}

#[test]
fn lifetimes() {
    #[derive(ToolSchema)]
    struct Borrowed<'a> {
        a: &'a str,
        b: Cow<'a, str>,
        c: Option<&'a str>,
    }
    #[derive(ToolSchema)]
    struct T {
        borrowed: Borrowed<'static>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"borrowed":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"},"c":{"type":"string"}},"required":["a","b"]}},"required":["borrowed"]}"#,
    );
}

#[test]
fn all_at_once() {
    #[derive(ToolSchema)]
    struct All<'a, X: Clone, const N: usize>
    where
        X: 'a,
    {
        a: &'a str,
        b: X,
        c: [u8; N],
    }
    #[derive(ToolSchema)]
    struct T {
        all: All<'static, i8, 2>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"all":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer","minimum":-128,"maximum":127},"c":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"minItems":2,"maxItems":2}},"required":["a","b","c"]}},"required":["all"]}"#,
    );
}

#[test]
fn a_newtype() {
    #[derive(ToolSchema)]
    struct Wrapped<X>(X);
    #[derive(ToolSchema)]
    struct T {
        a: Wrapped<u8>,
        b: Wrapped<Vec<String>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"integer","minimum":0,"maximum":255},"b":{"type":"array","items":{"type":"string"}}},"required":["a","b"]}"#,
    );
}

#[test]
fn an_alias() {
    type Names = Vec<String>;
    type Maybe = Option<u8>;
    #[derive(ToolSchema)]
    struct T {
        a: Names,
        b: Maybe,
        c: Vec<Maybe>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"array","items":{"type":"string"}},"b":{"type":"integer","minimum":0,"maximum":255},"c":{"type":"array","items":{"anyOf":[{"type":"integer","minimum":0,"maximum":255},{"type":"null"}]}}},"required":["a","c"]}"#,
    );
}

/// Where a key tightens a parameter, the kind that takes it is a bound of the impl.
#[test]
fn keys_of_what_a_parameter_is_in() {
    #[derive(ToolSchema)]
    struct Keyed<X, Y, Z> {
        #[field(max_items = 3, items(min_length = 1))]
        texts: Vec<X>,
        #[field(min = 3, exclusive_max = 9)]
        number: Y,
        #[field(values(max_items = 2, items(multiple_of = 2)))]
        lists: Option<BTreeMap<String, Z>>,
    }
    #[derive(ToolSchema)]
    #[schema(min_items = 1)]
    struct Some<X>(Vec<X>);
    #[derive(ToolSchema)]
    struct T {
        keyed: Keyed<String, u8, Vec<u8>>,
        some: Some<bool>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"keyed":{"type":"object","properties":{"texts":{"type":"array","items":{"type":"string","minLength":1},"maxItems":3},"number":{"type":"integer","minimum":3,"maximum":255,"exclusiveMaximum":9},"lists":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255,"multipleOf":2},"maxItems":2}}},"required":["texts","number"]},"some":{"type":"array","items":{"type":"boolean"},"minItems":1}},"required":["keyed","some"]}"#,
    );
}

#[test]
fn rules_about_a_parameter() {
    trait Fits {
        fn fits(&self) -> bool;
    }
    impl Fits for u8 {
        fn fits(&self) -> bool {
            *self < 3
        }
    }
    fn fits<X: Fits>(value: &X) -> Result<(), &'static str> {
        if value.fits() { Ok(()) } else { Err("does not fit") }
    }
    fn all_fit<X: Fits>(values: &[X]) -> Result<(), &'static str> {
        values.iter().try_for_each(fits)
    }
    #[derive(Debug, serde::Deserialize, ToolSchema)]
    struct Checked<X: Fits> {
        #[field(check = fits)]
        one: X,
        #[field(check = fits)]
        maybe: Option<X>,
        #[field(check = all_fit)]
        many: Vec<X>,
    }
    let value = serde_json::json!({ "one": 3, "maybe": 4, "many": [1, 5] });
    let error = Checked::<u8>::read(value).unwrap_err();
    assert_eq!(error.to_string(), "/one: does not fit\n/maybe: does not fit\n/many: does not fit");
}
