//! Enums with data, in each representation of serde.

use std::collections::BTreeMap;

use schema_core::ToolSchema;

use super::says;

#[test]
fn internally_tagged() {
    #[derive(ToolSchema)]
    /// How it is paid
    #[serde(tag = "kind", rename_all = "snake_case")]
    enum Payment {
        /// Later
        Invoice,
        Card {
            /// The end of its number
            #[field(min_length = 4, max_length = 4)]
            last4: String,
            expires: Option<u32>,
        },
        Transfer(Bank),
        /// By hand
        Cash(Bank),
    }
    #[derive(ToolSchema)]
    /// An account
    struct Bank {
        iban: String,
        bic: Option<String>,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Payment,
        /// Field
        b: Option<Payment>,
        c: Vec<Option<Payment>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"anyOf":[{"type":"object","description":"Later","properties":{"kind":{"type":"string","enum":["invoice"]}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["card"]},"last4":{"type":"string","description":"The end of its number","minLength":4,"maxLength":4},"expires":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["kind","last4"],"additionalProperties":false},{"type":"object","description":"An account","properties":{"kind":{"type":"string","enum":["transfer"]},"iban":{"type":"string"},"bic":{"type":"string"}},"required":["kind","iban"],"additionalProperties":false},{"type":"object","description":"By hand","properties":{"kind":{"type":"string","enum":["cash"]},"iban":{"type":"string"},"bic":{"type":"string"}},"required":["kind","iban"],"additionalProperties":false}],"description":"How it is paid"},"b":{"anyOf":[{"type":"object","description":"Later","properties":{"kind":{"type":"string","enum":["invoice"]}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["card"]},"last4":{"type":"string","description":"The end of its number","minLength":4,"maxLength":4},"expires":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["kind","last4"],"additionalProperties":false},{"type":"object","description":"An account","properties":{"kind":{"type":"string","enum":["transfer"]},"iban":{"type":"string"},"bic":{"type":"string"}},"required":["kind","iban"],"additionalProperties":false},{"type":"object","description":"By hand","properties":{"kind":{"type":"string","enum":["cash"]},"iban":{"type":"string"},"bic":{"type":"string"}},"required":["kind","iban"],"additionalProperties":false}],"description":"Field"},"c":{"type":"array","items":{"anyOf":[{"type":"object","description":"Later","properties":{"kind":{"type":"string","enum":["invoice"]}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["card"]},"last4":{"type":"string","description":"The end of its number","minLength":4,"maxLength":4},"expires":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["kind","last4"],"additionalProperties":false},{"type":"object","description":"An account","properties":{"kind":{"type":"string","enum":["transfer"]},"iban":{"type":"string"},"bic":{"type":"string"}},"required":["kind","iban"],"additionalProperties":false},{"type":"object","description":"By hand","properties":{"kind":{"type":"string","enum":["cash"]},"iban":{"type":"string"},"bic":{"type":"string"}},"required":["kind","iban"],"additionalProperties":false},{"type":"null"}],"description":"How it is paid"}}},"required":["a","c"]}"#,
    );
}

#[test]
fn internally_tagged_units() {
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum E {
        A,
        B,
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]}},"required":["k"],"additionalProperties":false},{"type":"object","properties":{"k":{"type":"string","enum":["B"]}},"required":["k"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn internally_tagged_map() {
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum E {
        A(BTreeMap<String, i64>),
        B,
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]}},"required":["k"],"additionalProperties":{"type":"integer"}},{"type":"object","properties":{"k":{"type":"string","enum":["B"]}},"required":["k"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn internally_tagged_closed() {
    #[derive(ToolSchema)]
    #[serde(tag = "k", deny_unknown_fields)]
    enum E {
        A,
        B { x: i64 },
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]}},"required":["k"],"additionalProperties":false},{"type":"object","properties":{"k":{"type":"string","enum":["B"]},"x":{"type":"integer"}},"required":["k","x"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn internally_tagged_flattened() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum E {
        A {
            n: i64,
            #[serde(flatten)]
            inner: Inner,
        },
        B {
            #[serde(flatten)]
            more: BTreeMap<String, bool>,
        },
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]},"n":{"type":"integer"},"x":{"type":"integer"}},"required":["k","n","x"],"additionalProperties":false},{"type":"object","properties":{"k":{"type":"string","enum":["B"]}},"required":["k"],"additionalProperties":{"type":"boolean"}}]}},"required":["e"]}"#,
    );
}

#[test]
fn internally_tagged_newtype() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    struct Wrapped(Inner);
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum E {
        A(Wrapped),
        B(Box<Inner>),
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]},"x":{"type":"integer"}},"required":["k","x"],"additionalProperties":false},{"type":"object","properties":{"k":{"type":"string","enum":["B"]},"x":{"type":"integer"}},"required":["k","x"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn adjacently_tagged() {
    #[derive(ToolSchema)]
    #[serde(tag = "t", content = "c", rename_all = "lowercase")]
    enum E {
        Unit,
        /// One
        New(#[field(min = 1)] i64),
        Pair(i64, Option<bool>),
        Rec {
            n: i64,
            o: Option<String>,
        },
        Opt(Option<i64>),
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"t":{"type":"string","enum":["unit"]}},"required":["t"],"additionalProperties":false},{"type":"object","description":"One","properties":{"t":{"type":"string","enum":["new"]},"c":{"type":"integer","minimum":1}},"required":["t","c"],"additionalProperties":false},{"type":"object","properties":{"t":{"type":"string","enum":["pair"]},"c":{"type":"array","prefixItems":[{"type":"integer"},{"anyOf":[{"type":"boolean"},{"type":"null"}]}],"minItems":2,"maxItems":2}},"required":["t","c"],"additionalProperties":false},{"type":"object","properties":{"t":{"type":"string","enum":["rec"]},"c":{"type":"object","properties":{"n":{"type":"integer"},"o":{"type":"string"}},"required":["n"],"additionalProperties":false}},"required":["t","c"],"additionalProperties":false},{"type":"object","properties":{"t":{"type":"string","enum":["opt"]},"c":{"type":"integer"}},"required":["t"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn adjacently_tagged_units() {
    #[derive(ToolSchema)]
    #[serde(tag = "t", content = "c")]
    enum E {
        A,
        B,
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"t":{"type":"string","enum":["A"]}},"required":["t"],"additionalProperties":false},{"type":"object","properties":{"t":{"type":"string","enum":["B"]}},"required":["t"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn externally_tagged() {
    #[derive(ToolSchema)]
    /// How it is paid
    enum Payment {
        /// Money
        Cash,
        Invoice,
        /// By card
        Card {
            last4: String,
            expires: Option<u32>,
        },
        Code(#[field(max_length = 3)] String),
        Pair(i64, bool),
        Maybe(Option<i64>),
        Later,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Payment,
        b: Option<Payment>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"anyOf":[{"type":"string","description":"- Cash: Money","enum":["Cash","Invoice","Later"]},{"type":"object","description":"By card","properties":{"Card":{"type":"object","properties":{"last4":{"type":"string"},"expires":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["last4"],"additionalProperties":false}},"required":["Card"],"additionalProperties":false},{"type":"object","properties":{"Code":{"type":"string","maxLength":3}},"required":["Code"],"additionalProperties":false},{"type":"object","properties":{"Pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"boolean"}],"minItems":2,"maxItems":2}},"required":["Pair"],"additionalProperties":false},{"type":"object","properties":{"Maybe":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["Maybe"],"additionalProperties":false}],"description":"How it is paid"},"b":{"anyOf":[{"type":"string","description":"- Cash: Money","enum":["Cash","Invoice","Later"]},{"type":"object","description":"By card","properties":{"Card":{"type":"object","properties":{"last4":{"type":"string"},"expires":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["last4"],"additionalProperties":false}},"required":["Card"],"additionalProperties":false},{"type":"object","properties":{"Code":{"type":"string","maxLength":3}},"required":["Code"],"additionalProperties":false},{"type":"object","properties":{"Pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"boolean"}],"minItems":2,"maxItems":2}},"required":["Pair"],"additionalProperties":false},{"type":"object","properties":{"Maybe":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["Maybe"],"additionalProperties":false}],"description":"How it is paid"}},"required":["a"]}"#,
    );
}

#[test]
fn externally_tagged_without_units() {
    #[derive(ToolSchema)]
    enum E {
        A { x: i64 },
        B(bool),
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"A":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}},"required":["A"],"additionalProperties":false},{"type":"object","properties":{"B":{"type":"boolean"}},"required":["B"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn externally_tagged_units_last() {
    #[derive(ToolSchema)]
    enum E {
        A(i64),
        B,
        C(String),
        D,
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"A":{"type":"integer"}},"required":["A"],"additionalProperties":false},{"type":"string","enum":["B","D"]},{"type":"object","properties":{"C":{"type":"string"}},"required":["C"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn untagged() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    #[serde(untagged)]
    enum E {
        Id(#[field(min = 1)] u32),
        /// By name
        Name(String),
        List(Vec<bool>),
        Full {
            id: u32,
            name: Option<String>,
        },
        Flag(bool),
    }
    #[derive(ToolSchema)]
    struct T {
        a: E,
        b: Option<E>,
        c: Vec<Option<E>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"anyOf":[{"type":"integer","minimum":1,"maximum":4294967295},{"type":"string","description":"By name"},{"type":"array","items":{"type":"boolean"}},{"type":"object","properties":{"id":{"type":"integer","minimum":0,"maximum":4294967295},"name":{"type":"string"}},"required":["id"],"additionalProperties":false},{"type":"boolean"}]},"b":{"anyOf":[{"type":"integer","minimum":1,"maximum":4294967295},{"type":"string","description":"By name"},{"type":"array","items":{"type":"boolean"}},{"type":"object","properties":{"id":{"type":"integer","minimum":0,"maximum":4294967295},"name":{"type":"string"}},"required":["id"],"additionalProperties":false},{"type":"boolean"}]},"c":{"type":"array","items":{"anyOf":[{"type":"integer","minimum":1,"maximum":4294967295},{"type":"string","description":"By name"},{"type":"array","items":{"type":"boolean"}},{"type":"object","properties":{"id":{"type":"integer","minimum":0,"maximum":4294967295},"name":{"type":"string"}},"required":["id"],"additionalProperties":false},{"type":"boolean"},{"type":"null"}]}}},"required":["a","c"]}"#,
    );
}

#[test]
fn untagged_structs() {
    #[derive(ToolSchema)]
    struct Foo {
        foo: i64,
    }
    #[derive(ToolSchema)]
    struct Bar {
        bar: i64,
    }
    #[derive(ToolSchema)]
    #[serde(untagged)]
    enum E {
        A(Foo),
        B(Bar),
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"foo":{"type":"integer"}},"required":["foo"]},{"type":"object","properties":{"bar":{"type":"integer"}},"required":["bar"]}]}},"required":["e"]}"#,
    );
}

#[test]
fn a_union_in_a_union() {
    #[derive(ToolSchema)]
    #[serde(untagged)]
    enum Scalar {
        Number(f64),
        Text(String),
    }
    #[derive(ToolSchema)]
    #[serde(untagged)]
    enum E {
        One(Scalar),
        Many(Vec<Scalar>),
        Flag(bool),
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"number"},{"type":"string"},{"type":"array","items":{"anyOf":[{"type":"number"},{"type":"string"}]}},{"type":"boolean"}]}},"required":["e"]}"#,
    );
}

#[test]
fn renamed_fields_of_variants() {
    #[derive(ToolSchema)]
    #[serde(tag = "k", rename_all_fields = "camelCase")]
    enum E {
        One {
            first_name: String,
        },
        #[serde(rename_all = "UPPERCASE")]
        Two {
            a_b: i64,
        },
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["One"]},"firstName":{"type":"string"}},"required":["k","firstName"],"additionalProperties":false},{"type":"object","properties":{"k":{"type":"string","enum":["Two"]},"A_B":{"type":"integer"}},"required":["k","A_B"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn defaults_in_variants() {
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum E {
        A {
            x: Option<i64>,
            #[serde(default)]
            y: String,
            #[field(default = 3)]
            z: i64,
        },
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]},"x":{"type":"integer"},"y":{"type":"string"},"z":{"type":"integer","default":3}},"required":["k"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn a_newtype_of_a_union() {
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum E {
        A { x: i64 },
    }
    #[derive(ToolSchema)]
    struct Wrapped(E);
    #[derive(ToolSchema)]
    struct T {
        e: Wrapped,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]},"x":{"type":"integer"}},"required":["k","x"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn skipped_variants() {
    #[derive(ToolSchema)]
    enum E {
        A(i64),
        #[serde(skip)]
        B(std::time::Instant),
        #[serde(rename = "see")]
        C {
            x: bool,
        },
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"A":{"type":"integer"}},"required":["A"],"additionalProperties":false},{"type":"object","properties":{"see":{"type":"object","properties":{"x":{"type":"boolean"}},"required":["x"],"additionalProperties":false}},"required":["see"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

#[test]
fn unions_in_unions() {
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum Inner {
        A { x: i64 },
    }
    #[derive(ToolSchema)]
    enum E {
        A(Inner),
        B(Option<Inner>),
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"A":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]},"x":{"type":"integer"}},"required":["k","x"],"additionalProperties":false}]}},"required":["A"],"additionalProperties":false},{"type":"object","properties":{"B":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["A"]},"x":{"type":"integer"}},"required":["k","x"],"additionalProperties":false},{"type":"null"}]}},"required":["B"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}
