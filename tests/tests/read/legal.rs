//! Which forms are legal, for which revision.

use schema_core::{FormSchema, ProtocolVersion};
use serde_json::{Value, json};

use super::one_field;
use ProtocolVersion::{V2025_06_18, V2025_11_25, V2026_07_28};

/// Every form is legal exactly in the revisions from the given one on.
fn legal_from(version: ProtocolVersion, forms: &[Value]) {
    for form in forms {
        let read = FormSchema::from_value(form).unwrap_or_else(|error| panic!("{form}: {error}"));
        assert_eq!(read.oldest_version(), version, "{form}");
        for later in [V2025_06_18, V2025_11_25, V2026_07_28] {
            if later >= version {
                assert_eq!(read.for_version(later).unwrap(), read, "{form}");
            }
        }
    }
}

/// No revision has that form.
fn never_legal(forms: &[Value]) {
    for form in forms {
        assert!(FormSchema::from_value(form).is_err(), "{form}");
        assert!(FormSchema::from_str(&form.to_string()).is_err(), "{form}");
    }
}

fn fields(fields: &[Value]) -> Vec<Value> {
    fields.iter().map(one_field).collect()
}

#[test]
fn the_form_as_a_whole() {
    legal_from(
        V2025_06_18,
        &[
            json!({"type": "object", "properties": {}}),
            json!({"type": "object", "properties": {"a": {"type": "string"}}, "required": []}),
            json!({"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "boolean"}}, "required": ["b", "a"]}),
            json!({"type": "object", "properties": {"Straße 道": {"type": "number"}}}),
            json!({"type": "object", "properties": {"enum": {"type": "string"}, "type": {"type": "boolean"}}}),
            json!({"type": "object", "properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}}}),
            // Only those who write a form must not ask for one of these.
            json!({"type": "object", "properties": {"password": {"type": "string"}}}),
        ],
    );
    legal_from(
        V2025_11_25,
        &[
            json!({"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {}}),
            json!({"$schema": "", "type": "object", "properties": {"n": {"type": "integer"}}}),
        ],
    );
    never_legal(&[
        json!(null),
        json!([]),
        json!("object"),
        json!(true),
        json!({}),
        json!({"type": "object"}),
        json!({"properties": {}}),
        json!({"type": "array", "properties": {}}),
        json!({"type": ["object"], "properties": {}}),
        json!({"type": "object", "properties": []}),
        json!({"type": "object", "properties": null}),
        json!({"type": "object", "properties": {}, "required": null}),
        json!({"type": "object", "properties": {}, "required": "a"}),
        json!({"type": "object", "properties": {"a": {"type": "string"}}, "required": ["b"]}),
        json!({"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a", "a"]}),
        json!({"type": "object", "properties": {"a": {"type": "string"}}, "required": [0]}),
        json!({"type": "object", "properties": {}, "$schema": 2020}),
        json!({"type": "object", "properties": {}, "$schema": null}),
        json!({"type": "object", "properties": {}, "additionalProperties": false}),
        json!({"type": "object", "properties": {}, "if": {}, "then": {}}),
        json!({"type": "object", "properties": {}, "minProperties": 1}),
        json!({"type": "object", "properties": {"": {"type": "string"}}}),
        json!({"type": "object", "properties": {" \t": {"type": "string"}}}),
    ]);
}

#[test]
fn fields_of_no_kind() {
    never_legal(&fields(&[
        json!({}),
        json!(false),
        json!(null),
        json!([]),
        json!("string"),
        json!({"type": "null"}),
        json!({"type": "String"}),
        json!({"type": "toString"}),
        json!({"type": ["integer", "null"]}),
        json!({"type": ["integer"]}),
        json!({"type": "object", "properties": {"zip": {"type": "string"}}}),
        json!({"anyOf": [{"type": "string"}, {"type": "null"}]}),
        json!({"$ref": "#/$defs/City"}),
        json!({"enum": ["a"]}),
        json!({"oneOf": [{"const": "a", "title": "A"}]}),
    ]));
}

#[test]
fn strings() {
    legal_from(
        V2025_06_18,
        &fields(&[
            json!({"type": "string"}),
            json!({"type": "string", "title": "", "description": ""}),
            json!({"type": "string", "title": "Site", "description": "yours", "minLength": 8, "maxLength": 90, "format": "uri"}),
            json!({"type": "string", "format": "email"}),
            json!({"type": "string", "format": "date"}),
            json!({"type": "string", "format": "date-time"}),
            json!({"type": "string", "minLength": 4, "maxLength": 4}),
            json!({"type": "string", "minLength": 2.0}),
            json!({"type": "string", "maxLength": 0}),
            json!({"type": "string", "maxLength": u64::MAX}),
        ]),
    );
    legal_from(
        V2025_11_25,
        &fields(&[
            json!({"type": "string", "default": ""}),
            json!({"type": "string", "minLength": 1, "maxLength": 2, "default": "寸é"}),
            json!({"type": "string", "format": "date", "default": "2028-02-29"}),
        ]),
    );
    never_legal(&fields(&[
        json!({"type": "string", "title": null}),
        json!({"type": "string", "description": 1}),
        json!({"type": "string", "format": "hostname"}),
        json!({"type": "string", "format": "EMAIL"}),
        json!({"type": "string", "format": ""}),
        json!({"type": "string", "format": null}),
        json!({"type": "string", "minLength": -2}),
        json!({"type": "string", "maxLength": 1.5}),
        json!({"type": "string", "maxLength": 1e30}),
        json!({"type": "string", "maxLength": "9"}),
        json!({"type": "string", "minLength": 3, "maxLength": 2}),
        json!({"type": "string", "pattern": "^a"}),
        json!({"type": "string", "const": "a"}),
        json!({"type": "string", "minimum": 1}),
        json!({"type": "string", "items": {}}),
        json!({"type": "string", "min_length": 1}),
        json!({"type": "string", "default": null}),
        json!({"type": "string", "default": 1}),
        json!({"type": "string", "default": ["a"]}),
        json!({"type": "string", "default": {}}),
        json!({"type": "string", "minLength": 1, "default": ""}),
        json!({"type": "string", "maxLength": 2, "default": "abc"}),
        json!({"type": "string", "format": "date", "default": "2027-02-29"}),
    ]));
}

#[test]
fn numbers_and_booleans() {
    legal_from(
        V2025_06_18,
        &fields(&[
            json!({"type": "number"}),
            json!({"type": "number", "minimum": -0.5}),
            json!({"type": "number", "minimum": 7, "maximum": 7.0}),
            json!({"type": "integer", "maximum": -9_007_199_254_740_993_i64}),
            json!({"type": "integer", "minimum": i64::MIN, "maximum": u64::MAX}),
            json!({"type": "integer", "minimum": 0.5, "maximum": 1.5}),
            json!({"type": "number", "maximum": 1e300}),
            json!({"type": "boolean"}),
            json!({"type": "boolean", "title": "Sure?", "default": false}),
            json!({"type": "boolean", "default": true}),
        ]),
    );
    legal_from(
        V2025_11_25,
        &fields(&[
            json!({"type": "number", "minimum": 0, "default": 0}),
            json!({"type": "integer", "default": -0.0}),
            json!({"type": "integer", "minimum": 1, "default": 3.0}),
            json!({"type": "number", "default": 0.1}),
        ]),
    );
    never_legal(&fields(&[
        json!({"type": "number", "minimum": "0"}),
        json!({"type": "number", "maximum": null}),
        json!({"type": "number", "minimum": 2, "maximum": 1}),
        json!({"type": "integer", "minimum": 0.1, "maximum": 0.9}),
        json!({"type": "number", "exclusiveMaximum": 1}),
        json!({"type": "number", "multipleOf": 1}),
        json!({"type": "integer", "format": "int32"}),
        json!({"type": "integer", "maxLength": 1}),
        json!({"type": "integer", "enum": [1, 2]}),
        json!({"type": "integer", "default": "1"}),
        json!({"type": "integer", "default": true}),
        json!({"type": "integer", "default": 0.5}),
        json!({"type": "integer", "default": 1e30}),
        json!({"type": "integer", "maximum": 3, "default": 4}),
        json!({"type": "number", "minimum": 0, "default": -0.1}),
        json!({"type": "boolean", "default": "true"}),
        json!({"type": "boolean", "default": 0}),
        json!({"type": "boolean", "default": null}),
        json!({"type": "boolean", "enum": [true]}),
        json!({"type": "boolean", "oneOf": [{"const": true, "title": "Yes"}]}),
        json!({"type": "boolean", "minimum": 0}),
    ]));
}

#[test]
fn single_selects() {
    legal_from(
        V2025_06_18,
        &fields(&[
            json!({"type": "string", "enum": ["s"]}),
            json!({"type": "string", "enum": ["s", "m"], "enumNames": ["Small", "Medium"]}),
            json!({"type": "string", "enum": ["", " "], "enumNames": ["", "None"]}),
        ]),
    );
    legal_from(
        V2025_11_25,
        &fields(&[
            json!({"type": "string", "enum": ["s", "m"], "default": "m"}),
            json!({"type": "string", "enum": ["s"], "enumNames": ["Small"], "default": "s"}),
            json!({"type": "string", "oneOf": [{"const": "s", "title": "Small"}]}),
            json!({"type": "string", "oneOf": [{"const": "", "title": ""}], "default": ""}),
            json!({"type": "string", "oneOf": [{"const": "s", "title": "A"}, {"const": "m", "title": "A"}]}),
        ]),
    );
    never_legal(&fields(&[
        json!({"type": "string", "enum": []}),
        json!({"type": "string", "enum": "s"}),
        json!({"type": "string", "enum": null}),
        json!({"type": "string", "enum": ["s", 1]}),
        json!({"type": "string", "enum": ["s", "s"]}),
        json!({"type": "string", "enum": ["s"], "default": "S"}),
        json!({"type": "string", "enum": ["s"], "default": null}),
        json!({"type": "string", "enum": ["s"], "default": ["s"]}),
        json!({"type": "string", "enum": ["s"], "minLength": 1}),
        json!({"type": "string", "enum": ["a@b.c"], "format": "email"}),
        json!({"type": "string", "enumNames": ["Small"]}),
        json!({"type": "string", "enum": ["s", "m"], "enumNames": ["Small"]}),
        json!({"type": "string", "enum": ["s"], "enumNames": "Small"}),
        json!({"type": "string", "enum": ["s"], "enumNames": [null]}),
        json!({"type": "string", "enum": ["s"], "oneOf": [{"const": "s", "title": "Small"}]}),
        json!({"type": "string", "enumNames": ["Small"], "oneOf": [{"const": "s", "title": "Small"}]}),
        json!({"type": "string", "oneOf": []}),
        json!({"type": "string", "oneOf": {}}),
        json!({"type": "string", "oneOf": ["s"]}),
        json!({"type": "string", "oneOf": [{"const": "s"}]}),
        json!({"type": "string", "oneOf": [{"title": "Small"}]}),
        json!({"type": "string", "oneOf": [{"const": 1, "title": "One"}]}),
        json!({"type": "string", "oneOf": [{"const": "s", "title": 1}]}),
        json!({"type": "string", "oneOf": [{"const": "s", "title": "A"}, {"const": "s", "title": "B"}]}),
        json!({"type": "string", "oneOf": [{"const": "s", "title": "A", "type": "string"}]}),
        json!({"type": "string", "anyOf": [{"const": "s", "title": "A"}]}),
    ]));
}

#[test]
fn multi_selects() {
    legal_from(
        V2025_11_25,
        &fields(&[
            json!({"type": "array", "items": {"type": "string", "enum": ["r", "w"]}}),
            json!({"type": "array", "items": {"anyOf": [{"const": "r", "title": "Read"}, {"const": "w", "title": "Write"}]}}),
            json!({"type": "array", "items": {"type": "string", "enum": ["r", "w"]}, "minItems": 1, "maxItems": 2, "default": ["w"]}),
            json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "minItems": 0, "default": []}),
            // The validator accepts repeats, so a default may have them.
            json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "default": ["r", "r"]}),
        ]),
    );
    never_legal(&fields(&[
        json!({"type": "array"}),
        json!({"type": "array", "items": true}),
        json!({"type": "array", "items": {}}),
        json!({"type": "array", "items": [{"type": "string", "enum": ["r"]}]}),
        json!({"type": "array", "items": {"type": "string"}}),
        json!({"type": "array", "items": {"type": "number", "enum": ["r"]}}),
        json!({"type": "array", "items": {"type": "object", "properties": {}}}),
        json!({"type": "array", "items": {"enum": ["r"]}}),
        json!({"type": "array", "items": {"type": "string", "enum": []}}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r", "r"]}}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"], "enumNames": ["Read"]}}),
        json!({"type": "array", "items": {"anyOf": []}}),
        json!({"type": "array", "items": {"anyOf": [{"const": "r"}]}}),
        json!({"type": "array", "items": {"type": "string", "anyOf": [{"const": "r", "title": "Read"}]}}),
        json!({"type": "array", "items": {"oneOf": [{"const": "r", "title": "Read"}]}}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"], "anyOf": [{"const": "r", "title": "Read"}]}}),
        json!({"type": "array", "enum": ["r", "w"]}),
        json!({"type": "array", "enum": ["r"], "items": {"type": "string", "enum": ["r"]}}),
        json!({"type": "array", "uniqueItems": true, "items": {"type": "string", "enum": ["r"]}}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "minItems": 2}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r", "w"]}, "minItems": 2, "maxItems": 1}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "minItems": -1}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "maxItems": 0.5}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "default": "r"}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "default": ["x"]}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "default": [1]}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "default": null}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r", "w"]}, "maxItems": 1, "default": ["r", "w"]}),
        json!({"type": "array", "items": {"type": "string", "enum": ["r"]}, "minItems": 1, "default": []}),
    ]));
}

#[test]
fn annotations_are_no_part_of_a_form() {
    for (key, value) in
        [("x-order", json!(1)), ("examples", json!(["a"])), ("deprecated", json!(true))]
    {
        let mut field = json!({"type": "string"});
        field[key] = value;
        assert!(FormSchema::from_value(&one_field(&field)).is_err(), "{key}");
    }
    let titled = json!({"title": "Trip", "type": "object", "properties": {}});
    assert!(FormSchema::from_value(&titled).is_err());
    let option = json!({"const": "a", "title": "A", "description": "the first"});
    let described = one_field(&json!({"type": "string", "oneOf": [option]}));
    assert!(FormSchema::from_value(&described).is_err());
}
