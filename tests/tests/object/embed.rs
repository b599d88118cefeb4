//! Schemas with definitions and pointers of their own, inside others.

use schema_core::object::{FaultKind, ObjectBuilder, Schema, Type};
use schema_core::{ObjectSchema, ToolSchema};
use serde_json::{Value, json};

fn object() -> ObjectBuilder {
    ObjectSchema::builder()
}

fn with_person(name: Value) -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": { "by": { "$ref": "#/$defs/Person" } },
        "$defs": { "Person": { "type": "object", "properties": { "name": name } } },
    })
}

/// Builds the schema, and holds that each reference in it leads to a schema.
fn built(object: ObjectBuilder) -> Value {
    let schema = object.build().unwrap();
    let value = schema.to_value();
    let mut open = vec![&value];
    while let Some(json) = open.pop() {
        match json {
            Value::Array(values) => open.extend(values),
            Value::Object(map) => {
                if let Some(Value::String(text)) = map.get("$ref") {
                    let place = text.strip_prefix('#').unwrap();
                    assert!(value.pointer(place).is_some(), "{text} in {value}");
                }
                open.extend(map.values());
            }
            _ => {}
        }
    }
    assert_eq!(ObjectSchema::from_value(&value).unwrap(), schema);
    value
}

#[test]
fn definitions_move_to_the_root_and_are_one_where_they_say_the_same() {
    let one = with_person(json!({ "type": "string" }));
    let value = built(object().required("a", one.clone()).required("b", Type::array(one)));
    assert_eq!(value["$defs"].as_object().unwrap().len(), 1);
    assert_eq!(
        value["properties"]["b"]["items"]["properties"]["by"],
        json!({ "$ref": "#/$defs/Person" })
    );
    assert_eq!(value["properties"]["a"].get("$schema"), None);
}

#[test]
fn definitions_of_one_name_that_say_different_things_are_told_apart() {
    let text = with_person(json!({ "type": "string" }));
    let list = with_person(
        json!({ "type": "array", "items": { "oneOf": [{ "$ref": "#/$defs/Person" }] } }),
    );
    let value = built(object().required("a", text).required("b", list));
    assert_eq!(value["properties"]["b"]["properties"]["by"]["$ref"], "#/$defs/Person2");
    let items = &value["$defs"]["Person2"]["properties"]["name"]["items"];
    assert_eq!(items["oneOf"][0]["$ref"], "#/$defs/Person2");
    assert_eq!(value["$defs"]["Person"]["properties"]["name"]["type"], "string");
}

#[test]
fn older_definitions_are_definitions() {
    let raw = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object",
        "properties": {
            "a": { "$ref": "#/definitions/A" },
            "b": { "oneOf": [{ "$ref": "#/definitions/A" }] },
        },
        "definitions": { "A": { "type": "string" } },
    });
    let value = built(object().required("p", raw.clone()));
    assert_eq!(value["properties"]["p"]["properties"]["a"]["$ref"], "#/$defs/A");
    assert_eq!(value["properties"]["p"]["properties"]["b"]["oneOf"][0]["$ref"], "#/$defs/A");
    let read = ObjectSchema::from_value(&raw).unwrap().to_value();
    assert_eq!(read["$schema"], "http://json-schema.org/draft-07/schema#");
    assert_eq!(read["$defs"]["A"]["type"], "string");
}

#[test]
fn a_whole_that_mentions_itself_goes_on_meaning_itself() {
    let headers = object()
        .title("Headers")
        .required("name", Type::string())
        .optional("next", Type::root())
        .build()
        .unwrap();
    let value = built(object().required("headers", &headers).required("body", Type::string()));
    assert_eq!(value["properties"]["headers"]["$ref"], "#/$defs/Headers");
    assert_eq!(value["$defs"]["Headers"]["properties"]["next"]["$ref"], "#/$defs/Headers");

    // A place in it, too, beside a property of the same name outside.
    let raw = json!({
        "type": "object",
        "properties": {
            "headers": { "type": "string", "maxLength": 9 },
            "same": { "$ref": "#/properties/headers" },
        },
    });
    let value = built(object().required("in", raw).required("headers", Type::integer()));
    let text = value["$defs"]["Schema"]["properties"]["same"]["$ref"].as_str().unwrap();
    assert_eq!(value.pointer(&text[1..]).unwrap()["maxLength"], 9);
}

#[test]
fn a_definition_may_be_given_to_the_whole() {
    let person = object().required("name", Type::string());
    let value = built(
        object()
            .required("a", json!({ "$ref": "#/$defs/Person" }))
            .required("b", Type::array(Type::defined("Person")).nullable())
            .optional("c", Type::defined("Person").description("Who else"))
            .definition("Person", person),
    );
    assert_eq!(
        value["properties"]["c"],
        json!({ "$ref": "#/$defs/Person", "description": "Who else" })
    );
}

#[test]
fn what_names_nothing_is_a_fault_with_its_place() {
    let error = object()
        .required("a", Type::array(Type::defined("Nobody")).nullable())
        .required("b", json!({ "oneOf": [{ "$ref": "#/$defs/No~1one" }] }))
        .required("c", json!({ "$ref": "#/properties/zzz" }))
        .build()
        .unwrap_err();
    let found: Vec<_> = error.faults().iter().map(|fault| fault.pointer()).collect();
    assert_eq!(
        found,
        ["/properties/a/anyOf/0/items", "/properties/b/oneOf/0/$ref", "/properties/c/$ref"],
    );
    assert!(error.faults().iter().all(|one| matches!(one.kind(), FaultKind::NoTarget { .. })));

    let far = json!({ "type": "object", "properties": { "a": { "$ref": "https://example.org/a.json" } } });
    let error = ObjectSchema::from_value(&far).unwrap_err();
    assert_eq!(error.faults()[0].pointer(), "/properties/a/$ref");
}

#[test]
fn names_in_pointers_are_escaped_and_decoded() {
    let raw = json!({
        "type": "object",
        "properties": { "a": { "$ref": "#/$defs/a~1b%20%C3%A9" } },
        "$defs": { "a/b é": { "type": "null" } },
    });
    let schema = ObjectSchema::from_value(&raw).unwrap();
    assert_eq!(schema.to_value(), raw);
}

#[test]
fn a_type_word_that_is_none_is_a_fault_and_an_unknown_keyword_is_not() {
    let typ = object().required("p", json!({ "typ": "string" })).build().unwrap();
    assert_eq!(typ.to_value()["properties"]["p"], json!({ "typ": "string" }));
    for (raw, place) in [
        (json!({ "type": "strin" }), "/properties/p/type"),
        (json!({ "type": "string", "pattern": "(a" }), "/properties/p/pattern"),
        (json!({ "patternProperties": { "[": {} } }), "/properties/p/patternProperties/["),
    ] {
        let error = object().required("p", raw).build().unwrap_err();
        assert_eq!(error.faults()[0].pointer(), place);
    }
}

#[derive(ToolSchema)]
struct Tree {
    _v: i64,
    #[field(recursive)]
    _kids: Vec<Tree>,
}

#[test]
fn derived_built_and_read_are_equal_and_go_into_each_other() {
    let built_tree = object()
        .required("_v", Type::integer())
        .required("_kids", Type::array(Type::root()))
        .build()
        .unwrap();
    assert_eq!(&built_tree, Tree::schema());
    assert_eq!(&ObjectSchema::from_str(&built_tree.to_json()).unwrap(), Tree::schema());
    assert_eq!(&Tree::schema().to_builder().build().unwrap(), Tree::schema());

    let value = built(object().required("tree", Tree::schema()).required("kids", Type::null()));
    assert_eq!(value["properties"]["tree"]["$ref"], "#/$defs/Tree");
    assert_eq!(value["$defs"]["Tree"]["properties"]["_kids"]["items"]["$ref"], "#/$defs/Tree");
}

#[test]
fn a_schema_is_changed_in_place() {
    let page: Schema = object().required("title", Type::string()).into();
    let schema = object()
        .required("lines", Type::array(object().required("sku", Type::string().max_length(9))))
        .optional("page", Type::defined("Page"))
        .optional("who", Type::object(object().required("name", Type::string())).nullable())
        .definition("Page", page)
        .build()
        .unwrap();
    let changed = schema
        .to_builder()
        .edit("lines[].sku", |sku| sku.title("Stock number").options(["A", "B"]))
        .edit("/$defs/Page/properties/title", |title| title.description("Shown above"))
        .edit("who.name", |_| Type::integer())
        .edit("/properties/lines", |_| json!({ "type": "array", "items": { "oneOf": [true] } }))
        .edit("/properties/lines", |lines| lines.description("kept"))
        .build()
        .unwrap()
        .to_value();
    assert_eq!(changed["properties"]["who"]["anyOf"][0]["properties"]["name"]["type"], "integer");
    assert_eq!(changed["$defs"]["Page"]["properties"]["title"]["description"], "Shown above");
    assert_eq!(changed["properties"]["lines"]["description"], "kept");

    let error = schema
        .to_builder()
        .edit("lines[].sku", |sku| sku.default("far too long for it"))
        .edit("nobody", |one| one.title("x"))
        .edit("/properties/lines/items/properties/sk", |one| one.title("x"))
        .build()
        .unwrap_err();
    let mut found: Vec<_> = error.faults().iter().map(|fault| fault.pointer()).collect();
    found.sort_unstable();
    assert_eq!(
        found,
        [
            "/properties/lines/items/properties/sk",
            "/properties/lines/items/properties/sku/default",
            "/properties/nobody",
        ],
    );
}

#[test]
fn a_root_that_stays_json_can_be_changed_too() {
    let raw = json!({
        "type": "object",
        "properties": { "a": { "type": "string" } },
        "required": ["a"],
        "minProperties": 1,
        "x-note": "kept",
    });
    let schema = ObjectSchema::from_value(&raw).unwrap();
    assert_eq!(schema.to_builder().build().unwrap(), schema);
    let wider = schema.to_builder().required("b", Type::integer()).build().unwrap().to_value();
    assert_eq!(wider["required"], json!(["a", "b"]));
    assert_eq!(wider["minProperties"], 1);
}

#[test]
fn the_text_keeps_its_order_and_a_key_stands_once() {
    let text = r#"{"type":"object","properties":{"z":{"type":"string"},"a":{"type":"object","properties":{"y":{"type":"null"},"b":{"anyOf":[{"type":"integer"},{"type":"null"}]}}}},"required":["z"],"additionalProperties":false}"#;
    assert_eq!(ObjectSchema::from_str(text).unwrap().to_json(), text);
    let error =
        ObjectSchema::from_str(r#"{"type":"object","properties":{"a":{},"a":{}}}"#).unwrap_err();
    assert_eq!(error.faults()[0].pointer(), "/properties/a");
    assert_eq!(error.faults()[0].kind(), &FaultKind::RepeatedKey);
    let error = ObjectSchema::from_str("{").unwrap_err();
    assert!(matches!(error.faults()[0].kind(), FaultKind::Syntax { .. }));
    let deep = format!(r#"{{"type":"object","x":{}{}}}"#, "[".repeat(5_000), "]".repeat(5_000));
    let error = ObjectSchema::from_str(&deep).unwrap_err();
    assert_eq!(error.faults()[0].kind(), &FaultKind::TooDeep);
}

#[test]
fn hostile_references_take_linear_time() {
    let names: Vec<String> = (0..60_000).map(|n| format!("d{n}")).collect();
    let properties: Vec<_> =
        names.iter().map(|n| format!(r##""{n}":{{"$ref":"#/$defs/{n}"}}"##)).collect();
    let definitions: Vec<_> = names.iter().map(|n| format!(r#""{n}":{{"type":"null"}}"#)).collect();
    let text = format!(
        r#"{{"type":"object","properties":{{{}}},"$defs":{{{}}}}}"#,
        properties.join(","),
        definitions.join(","),
    );
    let start = std::time::Instant::now();
    assert_eq!(ObjectSchema::from_str(&text).unwrap().to_json(), text);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn every_modifier_is_written_and_judged() {
    let number = Type::number().exclusive_min(0).exclusive_max(1).multiple_of(0.1).default(0.3);
    let list = Type::array(Type::integer()).unique_items().examples([json!([1])]);
    let value = built(
        object()
            .required("n", number)
            .required("l", list)
            .required("t", Type::tuple([Type::string().into(), Type::boolean().into()]))
            .required("m", Type::map(Type::integer().min(0)))
            .required("u", Type::any_of([Type::string().into(), Type::null().into()]))
            .required("s", Type::string().pattern("^a").deprecated())
            .optional("any", Type::anything().description("whatever"))
            .closed(),
    );
    assert_eq!(value["properties"]["n"]["multipleOf"], json!(0.1));
    assert_eq!(value["properties"]["m"]["additionalProperties"]["minimum"], 0);
    let error = object()
        .required("n", Type::number().multiple_of(0.1).default(0.35))
        .required("x", Type::number().exclusive_min(1).max(0))
        .required("z", Type::integer().multiple_of(0))
        .required("t", Type::tuple([Type::string().into()]).examples([json!([1])]))
        .build()
        .unwrap_err();
    let found: Vec<_> = error.faults().iter().map(|fault| fault.pointer()).collect();
    assert_eq!(
        found,
        [
            "/properties/n/default",
            "/properties/x",
            "/properties/z/multipleOf",
            "/properties/t/examples/0"
        ],
    );
}
