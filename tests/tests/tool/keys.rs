//! What each key of `#[field]` and `#[schema]` says.

use std::collections::{BTreeMap, BTreeSet};

use schema_core::ToolSchema;

use super::says;

#[test]
fn words_of_a_field() {
    #[derive(ToolSchema)]
    struct T {
        #[field(title = "Name", description = "As in the passport")]
        a: String,
        /// From the comment
        b: bool,
        /// Not this
        #[field(description = "But this")]
        c: u8,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","title":"Name","description":"As in the passport"},"b":{"type":"boolean","description":"From the comment"},"c":{"type":"integer","description":"But this","minimum":0,"maximum":255}},"required":["a","b","c"]}"#,
    );
}

#[test]
fn words_of_the_whole() {
    #[derive(ToolSchema)]
    /// Finds people
    ///
    /// by their names
    struct T {
        name: String,
    }
    says::<T>(
        r#"{"type":"object","description":"Finds people\n\nby their names","properties":{"name":{"type":"string"}},"required":["name"]}"#,
    );
}

#[test]
fn words_of_the_whole_by_keys() {
    #[derive(ToolSchema)]
    #[schema(title = "Find", description = "Finds people")]
    struct T {
        name: String,
    }
    says::<T>(
        r#"{"type":"object","title":"Find","description":"Finds people","properties":{"name":{"type":"string"}},"required":["name"]}"#,
    );
}

#[test]
fn limits_of_a_text() {
    #[derive(ToolSchema)]
    struct T {
        #[field(min_length = 1, max_length = 80)]
        a: String,
        #[field(pattern = "^[A-Z]{3}$")]
        b: Option<String>,
        #[field(format = "hostname", max_length = 253)]
        c: String,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","minLength":1,"maxLength":80},"b":{"type":"string","pattern":"^[A-Z]{3}$"},"c":{"type":"string","maxLength":253,"format":"hostname"}},"required":["a","c"]}"#,
    );
}

#[test]
fn every_format() {
    #[derive(ToolSchema)]
    struct T {
        #[field(format = "date-time")]
        a: String,
        #[field(format = "duration")]
        b: String,
        #[field(format = "idn-email")]
        c: String,
        #[field(format = "ipv6")]
        d: String,
        #[field(format = "iri-reference")]
        e: String,
        #[field(format = "uri-template")]
        f: String,
        #[field(format = "relative-json-pointer")]
        g: String,
        #[field(format = "regex")]
        h: String,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","format":"date-time"},"b":{"type":"string","format":"duration"},"c":{"type":"string","format":"idn-email"},"d":{"type":"string","format":"ipv6"},"e":{"type":"string","format":"iri-reference"},"f":{"type":"string","format":"uri-template"},"g":{"type":"string","format":"relative-json-pointer"},"h":{"type":"string","format":"regex"}},"required":["a","b","c","d","e","f","g","h"]}"#,
    );
}

#[test]
fn limits_of_numbers() {
    #[derive(ToolSchema)]
    struct T {
        #[field(min = 1, max = 9)]
        a: u8,
        #[field(min = -0.5, max = 1.50)]
        b: f64,
        #[field(min = 0.1)]
        c: f32,
        #[field(min = 1, max = 2.5)]
        d: f64,
        #[field(max = 1e-7)]
        e: f64,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"integer","minimum":1,"maximum":9},"b":{"type":"number","minimum":-0.5,"maximum":1.5},"c":{"type":"number","minimum":0.1},"d":{"type":"number","minimum":1,"maximum":2.5},"e":{"type":"number","maximum":1e-7}},"required":["a","b","c","d","e"]}"#,
    );
}

#[test]
fn open_bounds_and_steps() {
    #[derive(ToolSchema)]
    struct T {
        #[field(exclusive_min = 0, exclusive_max = 1)]
        a: f64,
        #[field(multiple_of = 0.25)]
        b: f64,
        #[field(exclusive_min = -3, multiple_of = 3)]
        c: i64,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"b":{"type":"number","multipleOf":0.25},"c":{"type":"integer","exclusiveMinimum":-3,"multipleOf":3}},"required":["a","b","c"]}"#,
    );
}

#[test]
fn limits_of_lists() {
    #[derive(ToolSchema)]
    struct T {
        #[field(min_items = 1, max_items = 20)]
        a: Vec<String>,
        #[field(unique_items)]
        b: Vec<i64>,
        #[field(max_items = 2)]
        c: BTreeSet<char>,
        #[field(max_items = 2)]
        d: Option<Vec<bool>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":20},"b":{"type":"array","items":{"type":"integer"},"uniqueItems":true},"c":{"type":"array","items":{"type":"string","minLength":1,"maxLength":1},"maxItems":2},"d":{"type":"array","items":{"type":"boolean"},"maxItems":2}},"required":["a","b","c"]}"#,
    );
}

#[test]
fn keys_of_items() {
    #[derive(ToolSchema)]
    struct T {
        #[field(max_items = 3, items(min_length = 1, max_length = 9))]
        a: Vec<String>,
        #[field(items(min = 0, description = "Each"))]
        b: Option<Vec<i64>>,
        #[field(items(items(max = 5), max_items = 2))]
        c: Vec<Vec<u8>>,
        #[field(items(pattern = "^a"))]
        d: [String; 2],
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"array","items":{"type":"string","minLength":1,"maxLength":9},"maxItems":3},"b":{"type":"array","items":{"type":"integer","description":"Each","minimum":0}},"c":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":0,"maximum":5},"maxItems":2}},"d":{"type":"array","items":{"type":"string","pattern":"^a"},"minItems":2,"maxItems":2}},"required":["a","c","d"]}"#,
    );
}

#[test]
fn keys_of_values() {
    #[derive(ToolSchema)]
    struct T {
        #[field(values(min = 0, max = 5))]
        a: BTreeMap<String, i64>,
        #[field(values(items(min_length = 2), min_items = 1))]
        b: BTreeMap<String, Vec<String>>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":5}},"b":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string","minLength":2},"minItems":1}}},"required":["a","b"]}"#,
    );
}

#[test]
fn options_of_a_text() {
    #[derive(ToolSchema)]
    struct T {
        #[field(options = ["s", "m"])]
        a: String,
        /// Size
        #[field(options = ["s", "m"], option_titles = ["Small", "m"])]
        b: Option<String>,
        #[field(options = ["s", "m"])]
        c: Vec<String>,
        #[field(items(options = ["s"]))]
        d: Vec<String>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","enum":["s","m"]},"b":{"type":"string","description":"Size\n- s: Small","enum":["s","m"]},"c":{"type":"array","items":{"type":"string","enum":["s","m"]}},"d":{"type":"array","items":{"type":"string","enum":["s"]}}},"required":["a","c","d"]}"#,
    );
}

#[test]
fn defaults() {
    #[derive(ToolSchema)]
    struct T {
        #[field(default = "x")]
        a: String,
        #[field(default = 7)]
        b: u8,
        #[field(default = -0.5)]
        c: f64,
        #[field(default = true)]
        d: bool,
        #[field(default = 'c')]
        e: char,
        #[field(default = [])]
        f: Vec<String>,
        #[field(default = [1, 2])]
        g: Vec<i64>,
        #[field(default = [[1], []])]
        h: Vec<Vec<u8>>,
        #[field(default = 3)]
        i: Option<i64>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","default":"x"},"b":{"type":"integer","minimum":0,"maximum":255,"default":7},"c":{"type":"number","default":-0.5},"d":{"type":"boolean","default":true},"e":{"type":"string","minLength":1,"maxLength":1,"default":"c"},"f":{"type":"array","items":{"type":"string"},"default":[]},"g":{"type":"array","items":{"type":"integer"},"default":[1,2]},"h":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}},"default":[[1],[]]},"i":{"type":"integer","default":3}}}"#,
    );
}

#[test]
fn defaults_of_constants() {
    const MOST: u8 = 7;
    const NAMES: &[&str] = &["a", "b"];
    #[derive(ToolSchema)]
    struct T {
        #[field(default = MOST)]
        a: u8,
        #[field(default = NAMES)]
        b: Vec<String>,
        #[field(options = NAMES, default = "b")]
        c: String,
        #[field(max = MOST + 1)]
        d: u8,
        #[field(max_length = NAMES.len())]
        e: String,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"integer","minimum":0,"maximum":255,"default":7},"b":{"type":"array","items":{"type":"string"},"default":["a","b"]},"c":{"type":"string","enum":["a","b"],"default":"b"},"d":{"type":"integer","minimum":0,"maximum":8},"e":{"type":"string","maxLength":2}},"required":["d","e"]}"#,
    );
}

#[test]
fn defaults_of_an_enum() {
    #[derive(ToolSchema)]
    enum Level {
        Low,
        High,
    }
    #[derive(ToolSchema)]
    struct T {
        #[field(default = "Low")]
        a: Level,
        #[field(default = Level::High)]
        b: Level,
        #[field(default = [Level::Low])]
        c: Vec<Level>,
        #[field(default = Level::High)]
        d: Option<Level>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","enum":["Low","High"],"default":"Low"},"b":{"type":"string","enum":["Low","High"],"default":"High"},"c":{"type":"array","items":{"type":"string","enum":["Low","High"]},"default":["Low"]},"d":{"type":"string","enum":["Low","High"],"default":"High"}}}"#,
    );
}

#[test]
fn examples_and_deprecation() {
    #[derive(ToolSchema)]
    struct T {
        #[field(examples = ["a", "b"])]
        a: String,
        #[field(examples = [1, 2.5], deprecated)]
        b: f64,
        #[field(examples = [[1], []])]
        c: Vec<u8>,
        #[field(items(examples = [true]))]
        d: Vec<bool>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","examples":["a","b"]},"b":{"type":"number","examples":[1,2.5],"deprecated":true},"c":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"examples":[[1],[]]},"d":{"type":"array","items":{"type":"boolean","examples":[true]}}},"required":["a","b","c","d"]}"#,
    );
}

#[test]
fn secrets() {
    #[derive(ToolSchema)]
    struct T {
        password: String,
        api_key: Option<String>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"password":{"type":"string"},"api_key":{"type":"string"}},"required":["password"]}"#,
    );
}

#[test]
fn nothing() {
    #[derive(ToolSchema)]
    struct T {}
    says::<T>(r#"{"type":"object","properties":{}}"#);
}

/// More fields with keys than have one digit, and others between: each says its own.
#[test]
fn many_fields_with_keys() {
    #[derive(ToolSchema)]
    #[allow(dead_code)]
    struct Many {
        #[field(max_length = 10)]
        a: String,
        #[field(max_length = 11)]
        b: Option<String>,
        #[field(max = 12)]
        c: u8,
        plain: bool,
        #[field(max_items = 13)]
        d: Vec<String>,
        #[field(title = "Fourteen")]
        e: bool,
        /// Fifteen
        #[field(max = 15)]
        f: f64,
        #[field(max = 16, default = 16)]
        g: u8,
        #[field(max = 17)]
        h: u8,
        #[field(max = 18)]
        i: u8,
        #[field(max = 19)]
        j: u8,
        #[field(max = 20)]
        k: u8,
        #[field(max = 21)]
        l: u8,
        #[field(max = 22)]
        m: u8,
    }
    let schema = Many::schema().to_value();
    let said = |name: &str, keyword: &str| schema["properties"][name][keyword].clone();
    let lengths = [("a", "maxLength", 10), ("b", "maxLength", 11), ("d", "maxItems", 13)];
    let bounds =
        ["c", "g", "h", "i", "j", "k", "l", "m"].into_iter().zip([12, 16, 17, 18, 19, 20, 21, 22]);
    for (name, keyword, limit) in
        lengths.into_iter().chain(bounds.map(|(name, limit)| (name, "maximum", limit)))
    {
        assert_eq!(said(name, keyword), limit, "{name}");
    }
    assert_eq!(said("e", "title"), "Fourteen");
    assert_eq!((said("f", "description"), said("f", "maximum")), ("Fifteen".into(), 15.into()));
}
