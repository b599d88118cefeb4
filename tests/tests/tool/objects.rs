//! Structs in structs, and newtypes.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use schema_core::kind::StringField;
use schema_core::{SchemaSpec, SchemaType, ToolSchema};

use super::says;

#[test]
fn nested() {
    #[derive(ToolSchema)]
    /// Who pays
    struct Customer {
        name: String,
        email: Option<String>,
    }
    #[derive(ToolSchema)]
    struct T {
        customer: Customer,
        /// Who gets it
        recipient: Option<Customer>,
        others: Vec<Customer>,
        /// By number
        known: BTreeMap<String, Customer>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"customer":{"type":"object","description":"Who pays","properties":{"name":{"type":"string"},"email":{"type":"string"}},"required":["name"]},"recipient":{"type":"object","description":"Who gets it","properties":{"name":{"type":"string"},"email":{"type":"string"}},"required":["name"]},"others":{"type":"array","items":{"type":"object","description":"Who pays","properties":{"name":{"type":"string"},"email":{"type":"string"}},"required":["name"]}},"known":{"type":"object","description":"By number","additionalProperties":{"type":"object","description":"Who pays","properties":{"name":{"type":"string"},"email":{"type":"string"}},"required":["name"]}}},"required":["customer","others","known"]}"#,
    );
}

#[test]
fn pointers_to_structs() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Box<Inner>,
        b: Rc<Inner>,
        c: Option<Arc<Inner>>,
        d: Vec<Box<Inner>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"b":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"c":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"d":{"type":"array","items":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]}}},"required":["a","b","d"]}"#,
    );
}

#[test]
fn structs_in_tuples() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    struct T {
        a: (Inner, Option<Inner>),
        b: [Inner; 2],
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"array","prefixItems":[{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},{"anyOf":[{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},{"type":"null"}]}],"minItems":2,"maxItems":2},"b":{"type":"array","items":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"minItems":2,"maxItems":2}},"required":["a","b"]}"#,
    );
}

#[test]
fn the_same_name_twice() {
    mod one {
        #[derive(schema_core::ToolSchema)]
        pub struct Inner {
            pub x: i64,
        }
    }
    mod two {
        #[derive(schema_core::ToolSchema)]
        pub struct Inner {
            pub y: bool,
        }
    }
    #[derive(ToolSchema)]
    struct T {
        a: one::Inner,
        b: two::Inner,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"b":{"type":"object","properties":{"y":{"type":"boolean"}},"required":["y"]}},"required":["a","b"]}"#,
    );
}

#[test]
fn newtypes() {
    #[derive(ToolSchema, PartialEq, Eq, PartialOrd, Ord)]
    #[field(pattern = "^[A-Z]+$", max_length = 5)]
    /// A stock number
    struct Sku(String);
    #[derive(ToolSchema)]
    #[schema(min = 1, max = 9)]
    struct Level(u8);
    #[derive(ToolSchema)]
    #[field(max_items = 2, items(min_length = 1))]
    struct Tags(Vec<String>);
    #[derive(ToolSchema)]
    struct T {
        a: Sku,
        /// Another
        b: Option<Sku>,
        #[field(max = 5)]
        c: Level,
        d: Tags,
        e: Vec<Level>,
        f: BTreeMap<Sku, u8>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","description":"A stock number","maxLength":5,"pattern":"^[A-Z]+$"},"b":{"type":"string","description":"Another","maxLength":5,"pattern":"^[A-Z]+$"},"c":{"type":"integer","minimum":1,"maximum":5},"d":{"type":"array","items":{"type":"string","minLength":1},"maxItems":2},"e":{"type":"array","items":{"type":"integer","minimum":1,"maximum":9}},"f":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255}}},"required":["a","c","d","e","f"]}"#,
    );
}

#[test]
fn newtypes_around_structs() {
    #[derive(ToolSchema)]
    struct Inner {
        x: i64,
    }
    #[derive(ToolSchema)]
    struct Wrapped(Inner);
    #[derive(ToolSchema)]
    #[serde(transparent)]
    struct Named {
        inner: Inner,
    }
    #[derive(ToolSchema)]
    struct Deep(Wrapped);
    #[derive(ToolSchema)]
    struct T {
        a: Wrapped,
        b: Named,
        c: Deep,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"b":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]},"c":{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"]}},"required":["a","b","c"]}"#,
    );
}

#[test]
fn newtypes_around_options() {
    #[derive(ToolSchema)]
    struct Tuple(Option<i64>);
    #[derive(ToolSchema)]
    #[serde(transparent)]
    struct Transparent(Option<i64>);
    #[derive(ToolSchema)]
    struct T {
        a: Tuple,
        b: Transparent,
        c: Option<Transparent2>,
    }
    #[derive(ToolSchema)]
    struct Transparent2(bool);
    says::<T>(
        r#"{"type":"object","properties":{"a":{"anyOf":[{"type":"integer"},{"type":"null"}]},"b":{"type":"integer"},"c":{"type":"boolean"}},"required":["a"]}"#,
    );
}

#[test]
fn by_hand() {
    struct Link(String);
    impl SchemaType for Link {
        type Kind = StringField;
        const TYPE: SchemaSpec<StringField> =
            SchemaSpec::string().format("uri").description("A link");
    }
    #[derive(ToolSchema)]
    struct T {
        a: Link,
        #[field(max_length = 9)]
        b: Option<Link>,
        c: Vec<Link>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","description":"A link","format":"uri"},"b":{"type":"string","description":"A link","maxLength":9,"format":"uri"},"c":{"type":"array","items":{"type":"string","description":"A link","format":"uri"}}},"required":["a","c"]}"#,
    );
}

#[test]
fn a_map_in_what_is_flattened() {
    #[derive(ToolSchema)]
    struct Labels {
        name: String,
        #[serde(flatten)]
        rest: BTreeMap<String, u8>,
    }
    #[derive(ToolSchema)]
    struct Open {
        #[serde(flatten)]
        rest: serde_json::Map<String, serde_json::Value>,
    }
    #[derive(ToolSchema)]
    struct T {
        note: String,
        #[serde(flatten)]
        labels: Labels,
    }
    #[derive(ToolSchema)]
    struct U {
        #[serde(flatten)]
        open: Open,
    }
    says::<T>(
        r#"{"type":"object","properties":{"note":{"type":"string"},"name":{"type":"string"}},"required":["note","name"],"additionalProperties":{"type":"integer","minimum":0,"maximum":255}}"#,
    );
    says::<U>(r#"{"type":"object","properties":{},"additionalProperties":true}"#);
}
