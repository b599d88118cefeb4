//! Forms as public servers and schema libraries really send them, in our own words:
//! the keys, kinds and keywords are theirs, the texts are not.

use schema_core::Effect::{Changed, Harmless, NotChecked, NotShown};
use schema_core::{Effect, FormSchema};
use serde_json::{Value, json};

use super::lenient::assert_read;

/// A form that is read strictly as well, so that nothing is left out.
#[track_caller]
fn assert_legal(json: &Value) {
    let read = FormSchema::from_value_lenient(json).unwrap();
    assert_eq!(read.left_out(), []);
    assert_eq!(read.form(), &FormSchema::from_value(json).unwrap());
}

/// The same, less what stands at these places.
#[track_caller]
fn assert_less(json: &Value, left_out: &[(&str, Effect)]) {
    let mut left = json.clone();
    for (pointer, _) in left_out {
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        left.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key).unwrap();
    }
    assert_read(json, &left, left_out);
}

#[test]
fn servers_that_write_their_forms_by_hand() {
    for form in [
        // Choices that are known only when the tool runs.
        json!({"type": "object", "properties": {"meaning": {"type": "string", "title": "Which one",
            "oneOf": [{"const": "bird", "title": "The bird"}, {"const": "machine", "title": "The machine"}]}},
            "required": ["meaning"]}),
        // An empty list of what is required.
        json!({"type": "object", "properties": {"score": {"type": "number", "default": 9.5},
            "state": {"type": "string", "enum": ["on", "off"], "default": "on"}}, "required": []}),
        json!({"type": "object", "properties": {"plan": {"type": "string", "title": "Plan",
            "enum": ["free", "paid"], "enumNames": ["Free", "Paid"]}}, "required": ["plan"]}),
        json!({"type": "object", "properties": {"endpoint": {"type": "string"},
            "retries": {"type": "number", "minimum": 1, "maximum": 10}}, "required": ["endpoint"]}),
        json!({"type": "object", "properties": {"Tags": {"type": "array", "title": "Tags", "minItems": 1,
            "maxItems": 3, "items": {"type": "string", "enum": ["bug", "wish"]}, "default": ["bug"]}}}),
        json!({"type": "object", "properties": {"repository": {"type": "string", "title": "Name",
            "description": "Type it once more"}}, "required": ["repository"]}),
        json!({"type": "object", "properties": {"approval": {"type": "boolean", "title": "Approve?",
            "default": true}}, "required": ["approval"]}),
        // A question to be confirmed, and nothing else.
        json!({"type": "object", "properties": {}}),
        json!({"type": "object", "properties": {"q0": {"type": "string", "title": "Where"},
            "q1": {"type": "string", "title": "When"}}}),
        json!({"type": "object", "properties": {"sure": {"type": "string", "enum": ["DELETE"]},
            "understood": {"type": "boolean", "default": false}}, "required": ["sure", "understood"]}),
    ] {
        assert_legal(&form);
    }
}

#[test]
fn a_boolean_with_options_cannot_be_shown() {
    let form = json!({"type": "object", "properties": {
        "name": {"type": "string"},
        "public": {"type": "boolean", "title": "public", "enum": [true, false]}}, "required": ["name"]});
    assert_less(&form, &[("/properties/public", NotShown)]);
}

/// pydantic titles the model and each field, and says the model's docs.
#[test]
fn models_of_pydantic() {
    let booking = json!({"description": "What the guest wants.", "properties": {
        "other_day": {"description": "Another day?", "title": "Other Day", "type": "boolean"},
        "day": {"default": "2026-12-26", "title": "Day", "type": "string"}},
        "required": ["other_day"], "title": "Booking", "type": "object"});
    assert_less(&booking, &[("/description", Harmless), ("/title", Harmless)]);

    let search = json!({"properties": {"radius": {"default": 1.0, "title": "Radius", "type": "number"},
        "most": {"default": 10, "title": "Most", "type": "integer"},
        "pending": {"default": false, "title": "Pending", "type": "boolean"}},
        "title": "Search", "type": "object"});
    assert_less(&search, &[("/title", Harmless)]);

    let forbid = json!({"additionalProperties": false, "properties": {"answer": {"title": "Answer",
        "type": "boolean"}}, "required": ["answer"], "title": "Consent", "type": "object"});
    assert_less(&forbid, &[("/additionalProperties", Harmless), ("/title", Harmless)]);

    let title = json!({"type": "object", "title": "Booking",
        "properties": {"confirm": {"type": "boolean", "title": "Confirm"}}});
    assert_less(&title, &[("/title", Harmless)]);
}

/// An `Optional`, a `Literal`, an `Enum` and a constrained number of pydantic.
#[test]
fn types_of_pydantic() {
    let form = json!({
        "$defs": {"Size": {"enum": ["s", "m"], "title": "Size", "type": "string"}},
        "properties": {
            "age": {"anyOf": [{"exclusiveMinimum": 0, "type": "integer"}, {"type": "null"}],
                "default": null, "title": "Age"},
            "code": {"maxLength": 4, "pattern": "^[A-Z]+$", "title": "Code", "type": "string"},
            "day": {"format": "date", "title": "Day", "type": "string"},
            "id": {"format": "uuid", "title": "Id", "type": "string"},
            "kind": {"const": "trip", "title": "Kind", "type": "string"},
            "size": {"$ref": "#/$defs/Size", "default": "m"},
            "sizes": {"items": {"$ref": "#/$defs/Size"}, "title": "Sizes", "type": "array", "uniqueItems": true},
        },
        "required": ["code", "day", "id", "sizes"], "title": "Order", "type": "object",
    });
    let left = json!({
        "type": "object",
        "properties": {
            "age": {"type": "integer", "title": "Age"},
            "code": {"type": "string", "title": "Code", "maxLength": 4},
            "day": {"type": "string", "title": "Day", "format": "date"},
            "id": {"type": "string", "title": "Id"},
            "kind": {"type": "string", "title": "Kind", "enum": ["trip"]},
            "size": {"type": "string", "title": "Size", "enum": ["s", "m"], "default": "m"},
            "sizes": {"type": "array", "title": "Sizes", "items": {"type": "string", "enum": ["s", "m"]}},
        },
        "required": ["code", "day", "id", "sizes"],
    });
    let left_out = [
        ("/$defs", Harmless),
        ("/properties/age/anyOf", Changed),
        ("/properties/age/default", Changed),
        ("/properties/age/exclusiveMinimum", NotChecked),
        ("/properties/code/pattern", NotChecked),
        ("/properties/id/format", NotChecked),
        ("/properties/kind/const", Changed),
        ("/properties/size/$ref", Changed),
        ("/properties/sizes/items/$ref", Changed),
        ("/properties/sizes/items/title", Harmless),
        ("/properties/sizes/uniqueItems", Harmless),
        ("/title", Harmless),
    ];
    assert_read(&form, &left, &left_out);
}

/// zod says the dialect, closes the object, and bounds each integer to what a
/// JavaScript number holds.
#[test]
fn objects_of_zod() {
    let form = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {
            "color": {"type": "string", "enum": ["red", "green"]},
            "email": {"type": "string", "format": "email", "pattern": "^.+@.+$"},
            "seats": {"type": "integer", "minimum": 1, "maximum": 9_007_199_254_740_991_i64},
            "stars": {"type": "integer", "exclusiveMinimum": 0},
        },
        "required": ["color"],
        "additionalProperties": false,
    });
    let left_out = [
        ("/additionalProperties", Harmless),
        ("/properties/email/pattern", NotChecked),
        ("/properties/stars/exclusiveMinimum", NotChecked),
    ];
    assert_less(&form, &left_out);

    let unions = json!({"type": "object", "properties": {
        "either": {"anyOf": [{"type": "string", "const": "a"}, {"type": "string", "const": "b"}]},
        "home": {"type": "object", "properties": {"street": {"type": "string"}}},
        "two": {"type": "array", "items": {"type": "number"}}}, "required": ["either", "home"]});
    let left = json!({"type": "object", "properties": {"either": {"type": "string",
        "oneOf": [{"const": "a", "title": "a"}, {"const": "b", "title": "b"}]}}, "required": ["either"]});
    let left_out = [
        ("/properties/either", Changed),
        ("/properties/either/anyOf", Changed),
        ("/properties/either/oneOf/0", Changed),
        ("/properties/either/oneOf/0/type", Harmless),
        ("/properties/either/oneOf/1", Changed),
        ("/properties/either/oneOf/1/type", Harmless),
        ("/properties/home", NotShown),
        ("/properties/two", NotShown),
    ];
    assert_read(&unions, &left, &left_out);
}

#[test]
fn what_no_library_agrees_on_in_one_form() {
    let form = json!({"type": "object", "properties": {
        "age": {"anyOf": [{"type": "integer", "exclusiveMinimum": 0}, {"type": "null"}], "default": null},
        "kind": {"enum": ["a", "b"]},
        "size": {"type": "number", "enum": [1, 2]},
        "tags": {"type": "array", "uniqueItems": true, "items": {"enum": ["x", "y"], "type": "string"}}},
        "required": ["kind", "gone"]});
    let left = json!({"type": "object", "properties": {
        "age": {"type": "integer"},
        "kind": {"type": "string", "enum": ["a", "b"]},
        "tags": {"type": "array", "items": {"type": "string", "enum": ["x", "y"]}}},
        "required": ["kind"]});
    let left_out = [
        ("/properties/age/anyOf", Changed),
        ("/properties/age/default", Changed),
        ("/properties/age/exclusiveMinimum", NotChecked),
        ("/properties/kind", Changed),
        ("/properties/size", NotShown),
        ("/properties/tags/uniqueItems", Harmless),
        ("/required/1", Changed),
    ];
    assert_read(&form, &left, &left_out);
}
