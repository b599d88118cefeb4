//! The judge: the meta-schema of JSON Schema 2020-12.

use std::sync::LazyLock;

use jsonschema::Validator;
use schema_core::ObjectSchema;
use serde_json::{Value, json};

static META: LazyLock<Validator> = LazyLock::new(|| {
    let meta = json!({ "$ref": "https://json-schema.org/draft/2020-12/schema" });
    jsonschema::draft202012::new(&meta).unwrap()
});

/// The schema passes the meta-schema.
pub fn assert_legal(schema: &ObjectSchema) {
    let value = schema.to_value();
    let errors: Vec<_> = META.iter_errors(&value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?}\nof {schema:#}");
}

/// Whether this passes the meta-schema.
pub fn is_legal(schema: &Value) -> bool {
    META.is_valid(schema)
}

#[test]
fn the_judge_knows_wrong_from_right() {
    let wrong: [Value; 3] =
        [json!({ "type": "strin" }), json!({ "minLength": -1 }), json!({ "required": ["a", "a"] })];
    assert!(wrong.iter().all(|schema| !META.is_valid(schema)));
    assert!(META.is_valid(&json!({ "type": ["string", "null"] })));
}
