//! What serde's attributes change.

use std::collections::BTreeMap;

use schema_core::ToolSchema;

use super::says;

#[test]
fn renamed() {
    #[derive(ToolSchema)]
    #[serde(rename_all = "camelCase")]
    struct T {
        first_name: String,
        #[serde(rename = "a/b")]
        odd: i64,
        r#type: bool,
        #[serde(rename(serialize = "x", deserialize = "y"))]
        sides: u8,
    }
    says::<T>(
        r#"{"type":"object","properties":{"firstName":{"type":"string"},"a/b":{"type":"integer"},"type":{"type":"boolean"},"y":{"type":"integer","minimum":0,"maximum":255}},"required":["firstName","a/b","type","y"]}"#,
    );
}

#[test]
fn skipped() {
    #[derive(ToolSchema)]
    struct T {
        a: i64,
        #[serde(skip)]
        b: String,
        #[serde(skip_deserializing)]
        c: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        d: Option<u8>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"integer"},"d":{"type":"integer","minimum":0,"maximum":255}},"required":["a"]}"#,
    );
}

#[test]
fn defaulted() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    struct T {
        #[serde(default)]
        a: String,
        #[serde(default = "list")]
        b: Vec<i64>,
        #[serde(default)]
        c: Option<Inner>,
        d: Inner,
    }
    fn list() -> Vec<i64> {
        vec![1]
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"array","items":{"type":"integer"}},"c":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"d":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]}},"required":["d"]}"#,
    );
}

#[test]
fn defaulted_as_a_whole() {
    #[derive(ToolSchema)]
    #[serde(default)]
    struct T {
        a: String,
        b: Vec<i64>,
        c: Option<bool>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"array","items":{"type":"integer"}},"c":{"type":"boolean"}}}"#,
    );
}

#[test]
fn closed() {
    #[derive(ToolSchema)]
    #[serde(deny_unknown_fields)]
    struct Closed {
        x: i64,
    }
    #[derive(ToolSchema)]
    #[serde(deny_unknown_fields)]
    struct T {
        a: Option<Closed>,
        b: bool,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false},"b":{"type":"boolean"}},"required":["b"],"additionalProperties":false}"#,
    );
}

#[test]
fn flattened() {
    #[derive(ToolSchema)]
    struct Page {
        #[field(min = 1)]
        page: u32,
        #[field(default = 20)]
        size: u8,
    }
    #[derive(ToolSchema)]
    struct Sort {
        by: Option<String>,
    }
    #[derive(ToolSchema)]
    struct T {
        id: i64,
        #[serde(flatten)]
        page: Page,
        last: bool,
        #[serde(flatten)]
        sort: Sort,
    }
    says::<T>(
        r#"{"type":"object","properties":{"id":{"type":"integer"},"page":{"type":"integer","minimum":1,"maximum":4294967295},"size":{"type":"integer","minimum":0,"maximum":255,"default":20},"last":{"type":"boolean"},"by":{"type":"string"}},"required":["id","page","last"]}"#,
    );
}

#[test]
fn flattened_deeper() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    struct Middle {
        #[serde(flatten)]
        inner: Inner,
        y: bool,
    }
    #[derive(ToolSchema)]
    struct T {
        #[serde(flatten)]
        middle: Middle,
    }
    says::<T>(
        r#"{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"boolean"}},"required":["x","y"]}"#,
    );
}

#[test]
fn a_flattened_map() {
    #[derive(ToolSchema)]
    struct T {
        id: i64,
        #[serde(flatten)]
        more: BTreeMap<String, bool>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"boolean"}}"#,
    );
}

#[test]
fn a_flattened_map_of_anything() {
    #[derive(ToolSchema)]
    struct T {
        id: i64,
        #[serde(flatten)]
        more: serde_json::Map<String, serde_json::Value>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":true}"#,
    );
}

#[test]
fn flattened_before_a_map() {
    #[derive(ToolSchema)]
    struct Page {
        page: u32,
    }
    #[derive(ToolSchema)]
    struct T {
        #[serde(flatten)]
        page: Page,
        #[serde(flatten)]
        more: BTreeMap<String, Option<i64>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"page":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["page"],"additionalProperties":{"anyOf":[{"type":"integer"},{"type":"null"}]}}"#,
    );
}

#[test]
fn another_crate_path() {
    #[derive(ToolSchema)]
    #[schema(crate = ::schema_core)]
    struct T {
        a: i64,
    }
    says::<T>(r#"{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}"#);
}

#[test]
fn aliases() {
    #[derive(ToolSchema)]
    struct T {
        #[serde(alias = "b")]
        a: i64,
    }
    says::<T>(r#"{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}"#);
}

#[test]
fn trusted() {
    #[derive(ToolSchema)]
    struct T {
        #[serde(with = "as_text")]
        #[field(trust_serde)]
        a: i64,
    }
    mod as_text {}
    says::<T>(r#"{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}"#);
}

#[test]
fn another_name_of_the_attributes() {
    #[derive(ToolSchema)]
    #[tool_schema(attribute = tool_schema)]
    #[schema(example = 3)]
    struct T {
        #[tool_schema(min = 3)]
        #[field(other)]
        a: i64,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"integer","minimum":3}},"required":["a"]}"#,
    );
}
