//! Arguments that a client repeats as headers of HTTP.

use schema_core::{ObjectSchema, ToolSchema};
use serde_json::json;

use super::says;

#[derive(ToolSchema)]
struct Place {
    #[field(mcp_header = "X-Zone_1", min_length = 1)]
    zone: String,
    note: Option<String>,
}

#[derive(ToolSchema)]
enum Size {
    S,
    M,
}

const DRY: &str = "Dry-Run";

#[test]
fn each_kind_that_goes_into_one() {
    #[derive(ToolSchema)]
    struct T {
        #[field(mcp_header = "Region")]
        region: String,
        #[field(mcp_header = DRY)]
        dry: Option<bool>,
        #[field(mcp_header = "count", max = 9_007_199_254_740_991_u64)]
        count: u64,
        #[field(mcp_header = "Size")]
        size: Size,
        place: Option<Place>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"},"dry":{"type":"boolean","x-mcp-header":"Dry-Run"},"count":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-mcp-header":"count"},"size":{"type":"string","enum":["S","M"],"x-mcp-header":"Size"},"place":{"type":"object","properties":{"zone":{"type":"string","minLength":1,"x-mcp-header":"X-Zone_1"},"note":{"type":"string"}},"required":["zone"]}},"required":["region","count","size"]}"#,
    );
    let text = T::schema().to_json();
    assert_eq!(ObjectSchema::from_str(&text).unwrap().to_json(), text);
    // They are for a transport of MCP alone.
    let openai = T::schema().for_profile(schema_core::object::Profile::OpenAi).unwrap();
    assert!(!openai.to_string().contains("x-mcp-header"));
}

#[test]
fn what_is_flattened_brings_its_own() {
    #[derive(ToolSchema, serde::Deserialize)]
    #[allow(dead_code)] // read for its schema alone
    struct Inner {
        #[field(mcp_header = "Zone")]
        zone: String,
    }
    #[derive(ToolSchema, serde::Deserialize)]
    #[allow(dead_code)] // as above
    struct T {
        #[serde(flatten)]
        inner: Inner,
        #[field(mcp_header = "Region")]
        region: String,
    }
    says::<T>(
        r#"{"type":"object","properties":{"zone":{"type":"string","x-mcp-header":"Zone"},"region":{"type":"string","x-mcp-header":"Region"}},"required":["zone","region"]}"#,
    );
    assert!(T::schema().validate(&json!({ "zone": "a", "region": "b" })).is_ok());
}

#[test]
fn the_root_may_be_recursive() {
    #[derive(ToolSchema)]
    struct T {
        #[field(mcp_header = "Region")]
        region: String,
        #[field(recursive)]
        next: Option<Box<T>>,
    }
    says::<T>(
        r##"{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"},"next":{"$ref":"#"}},"required":["region"]}"##,
    );
}

#[test]
fn a_generic_struct_has_them_too() {
    #[derive(ToolSchema)]
    struct Of<T> {
        #[field(mcp_header = "Region")]
        region: String,
        of: T,
    }
    #[derive(ToolSchema)]
    struct Two<T, U> {
        one: T,
        other: U,
    }
    says::<Of<u8>>(
        r#"{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"},"of":{"type":"integer","minimum":0,"maximum":255}},"required":["region","of"]}"#,
    );
    says::<Two<bool, Of<bool>>>(
        r#"{"type":"object","properties":{"one":{"type":"boolean"},"other":{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"},"of":{"type":"boolean"}},"required":["region","of"]}},"required":["one","other"]}"#,
    );
}
