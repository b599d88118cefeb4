//! Laws that hold for every schema, tried on generated ones.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use schema_core::ObjectSchema;
use schema_core::object::{ObjectBuilder, Profile, Property, Schema, Type};
use serde_json::{Map, Value, json};

use crate::keywords::KEYWORDS;
use crate::meta;

fn text() -> impl Strategy<Value = Schema> {
    let words = (option::of("[a-z]{0,3}"), option::of("[a-z]{0,3}"), any::<bool>());
    let limits = (option::of(0..3_u64), option::of(3..9_u64), any::<bool>());
    (words, limits, option::of("[aé😀]{3}")).prop_map(
        |((title, description, nullable), (min, max, format), default)| {
            let mut schema = Type::string();
            schema = title.into_iter().fold(schema, Type::title);
            schema = description.into_iter().fold(schema, Type::description);
            schema = min.into_iter().fold(schema, Type::min_length);
            schema = max.into_iter().fold(schema, Type::max_length);
            schema = default.into_iter().fold(schema, |schema, text| schema.default(text));
            let schema = if format { schema.format("colour") } else { schema };
            if nullable { schema.nullable().into() } else { schema.into() }
        },
    )
}

fn choice() -> impl Strategy<Value = Schema> {
    let options = proptest::collection::btree_set("[a-z]{0,4}", 1..4);
    (options, any::<bool>(), any::<bool>()).prop_map(|(options, default, nullable)| {
        let first = options.first().cloned().unwrap();
        let schema = Type::string().options(options);
        let schema = if default { schema.default(first) } else { schema };
        if nullable { schema.nullable().into() } else { schema.into() }
    })
}

fn number() -> impl Strategy<Value = Schema> {
    let bounds = || (any::<i64>(), any::<u64>()).prop_map(|(a, b)| (a.min(0), b.max(1)));
    prop_oneof![
        bounds().prop_map(|(min, max)| Type::integer().min(min).max(max).default(0).into()),
        bounds().prop_map(|(min, max)| Type::number().min(min).max(max).options([0.0, 0.5]).into()),
        any::<f32>()
            .prop_filter("finite", |number| number.is_finite())
            .prop_map(|number| Type::number().min(number).default(number).into()),
    ]
}

fn leaf() -> impl Strategy<Value = Schema> {
    prop_oneof![
        text(),
        choice(),
        number(),
        any::<bool>().prop_map(|default| Type::boolean().default(default).into()),
        Just(Type::null().into()),
        Just(json!({ "type": ["string", "null"], "title": "strict already" }).into()),
    ]
}

fn object_of(schema: impl Strategy<Value = Schema>) -> impl Strategy<Value = ObjectBuilder> {
    vec(("[ -~é]{0,4}[a-z/~]", schema, any::<bool>()), 0..4).prop_map(|properties| {
        properties.into_iter().fold(ObjectSchema::builder(), |object, (name, schema, required)| {
            object.field(if required {
                Property::required(name, schema)
            } else {
                Property::optional(name, schema)
            })
        })
    })
}

fn nested(leaf: impl Strategy<Value = Schema> + 'static) -> impl Strategy<Value = Schema> {
    leaf.prop_recursive(5, 40, 4, |inner| {
        prop_oneof![
            (inner.clone(), option::of(0..3_u64), any::<bool>()).prop_map(
                |(items, min, default)| {
                    let array = min.into_iter().fold(Type::array(items), Type::min_items);
                    let empty = default && min.unwrap_or(0) == 0;
                    if empty { array.default(json!([])).into() } else { array.into() }
                }
            ),
            object_of(inner.clone()).prop_map(Schema::from),
            object_of(inner).prop_map(|object| Type::object(object).nullable().into()),
        ]
    })
}

/// Objects of all that every profile says.
fn tight() -> impl Strategy<Value = ObjectBuilder> {
    object_of(nested(leaf()))
}

/// Objects that hold, somewhere, what not every profile says.
fn loose() -> impl Strategy<Value = ObjectBuilder> {
    let leaf = prop_oneof![
        leaf(),
        Just(Type::array_of_anything().into()),
        Just(json!({ "type": "string", "pattern": "^a", "x-unknown": [null] }).into()),
        Just(Type::raw(json!(true)).description("anything").options([1, 2]).into()),
    ];
    object_of(nested(leaf))
}

/// The order of `required` says nothing.
fn sort_required(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(sort_required),
        Value::Object(map) => {
            if let Some(Value::Array(names)) = map.get_mut("required") {
                names.sort_by_key(Value::to_string);
            }
            map.values_mut().for_each(sort_required);
        }
        _ => {}
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    // Often one of those that every profile has.
    let keyword = prop_oneof![
        select(&["type", "properties", "items", "anyOf", "enum", "required"]),
        select(&KEYWORDS),
    ];
    let leaf = prop_oneof![
        Just(json!("object")),
        Just(json!("array")),
        Just(json!("string")),
        Just(json!(["a", "b"])),
        Just(json!({ "type": "object", "properties": {}, "additionalProperties": false })),
        Just(json!(false)),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(Value::Null),
    ];
    leaf.prop_recursive(5, 40, 5, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec((keyword.clone(), inner), 0..6).prop_map(|members| {
                Value::Object(
                    members.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
                )
            }),
        ]
    })
}

/// Calls `visit` with each schema object in a schema.
fn walk(schema: &Value, visit: &mut impl FnMut(&Map<String, Value>)) {
    let Value::Object(map) = schema else { return };
    visit(map);
    let properties = map.get("properties").and_then(Value::as_object);
    properties.into_iter().flat_map(Map::values).for_each(|below| walk(below, visit));
    let branches = map.get("anyOf").and_then(Value::as_array);
    branches.into_iter().flatten().for_each(|below| walk(below, visit));
    map.get("items").into_iter().for_each(|below| walk(below, visit));
}

/// A schema in a profile is legal, closed, and said in it already.
fn assert_said(profile: Profile, schema: &ObjectSchema) {
    meta::assert_legal(schema);
    assert_eq!(&schema.for_profile(profile).unwrap(), schema);
    let said = [
        "type",
        "title",
        "description",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "enum",
        "anyOf",
        "format",
        "minItems",
    ];
    walk(&schema.to_value(), &mut |map| {
        if profile == Profile::Portable {
            assert!(map.keys().all(|keyword| said.contains(&keyword.as_str())), "{map:?}");
        }
        let is_object = map.get("type") == Some(&json!("object"));
        if is_object && profile != Profile::Gemini {
            assert_eq!(map.get("additionalProperties"), Some(&json!(false)));
        }
        if is_object && matches!(profile, Profile::Portable | Profile::OpenAi) {
            let mut names: Vec<_> = map["properties"].as_object().unwrap().keys().collect();
            let mut required: Vec<_> = map["required"]
                .as_array()
                .unwrap()
                .iter()
                .map(|name| name.as_str().unwrap())
                .collect();
            names.sort();
            required.sort_unstable();
            assert_eq!(names, required);
        }
    });
}

const PROFILES: [Profile; 4] =
    [Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn every_schema_is_legal(object in loose()) {
        let schema = object.build().unwrap();
        meta::assert_legal(&schema);
        meta::assert_legal(&schema.clone().with_dialect());
        let value = schema.to_value();
        let again = ObjectSchema::from_value(&value).unwrap();
        prop_assert_eq!(&again, &schema);
        prop_assert_eq!(&ObjectSchema::from_str(&schema.to_json()).unwrap(), &schema);
        prop_assert_eq!(schema.to_builder().build().unwrap().to_json(), schema.to_json());
        prop_assert_eq!(serde_json::to_string(&schema).unwrap(), schema.to_json());
        walk(&value, &mut |map| {
            for unwanted in ["nullable", "$ref", "$defs", "$schema"] {
                assert!(!map.contains_key(unwanted), "{map:?}");
            }
            let raw = map.contains_key("enum") && !map.contains_key("default");
            assert!(map.contains_key("type") || map.contains_key("anyOf") || raw, "{map:?}");
        });
    }

    #[test]
    fn every_default_and_option_is_valid_for_its_schema(object in loose()) {
        walk(&object.build().unwrap().to_value(), &mut |map| {
            let options = map.get("enum").and_then(Value::as_array).into_iter().flatten();
            for value in options.chain(map.get("default")) {
                assert!(jsonschema::is_valid(&Value::Object(map.clone()), value), "{map:?}");
            }
        });
    }

    #[test]
    fn a_schema_is_said_in_a_profile_or_names_each_place(object in loose()) {
        let schema = object.build().unwrap();
        let value = schema.to_value();
        for profile in PROFILES {
            match schema.for_profile(profile) {
                Ok(said) => assert_said(profile, &said),
                Err(error) => for fault in error.faults() {
                    // The keyword itself, or the schema it stands in, is there.
                    prop_assert!(value.pointer(fault.pointer()).is_some(), "{fault} of {value}");
                },
            }
        }
    }

    #[test]
    fn what_has_no_limits_is_said_in_all_profiles_or_has_too_much(object in tight()) {
        let schema = object.build().unwrap();
        for profile in PROFILES {
            match schema.for_profile(profile) {
                Ok(said) => assert_said(profile, &said),
                Err(error) => prop_assert!(error.faults().iter().all(|fault| {
                    // Names are any text here.
                    fault.pointer().is_empty() || fault.to_string().contains(": a name with other characters")
                }), "{error}"),
            }
        }
    }

    #[test]
    fn raw_json_is_used_as_is_or_refused(raw in any_json()) {
        let object = ObjectSchema::builder().required("p", raw.clone());
        let built = object.build();
        // The meta-schema does not look where a reference leads.
        let text = raw.to_string();
        if ["$ref", "$dynamicRef", "$recursiveRef"].iter().any(|keyword| text.contains(keyword)) {
            return Ok(());
        }
        prop_assert_eq!(built.is_ok(), meta::is_legal(&raw), "{}", raw);
        let Ok(schema) = built else { return Ok(()) };
        let mut expected = raw.clone();
        if let Value::Object(map) = &mut expected {
            // Definitions move, and the dialect is that of the whole.
            map.retain(|key, _| !["$defs", "definitions", "$schema"].contains(&key.as_str()));
        }
        let mut written = schema.to_value()["properties"]["p"].clone();
        sort_required(&mut expected);
        sort_required(&mut written);
        prop_assert_eq!(written, expected);
        for profile in PROFILES {
            if let Ok(said) = schema.for_profile(profile) {
                assert_said(profile, &said);
            }
        }
        let _ = ObjectSchema::from_value(&raw);
    }
}
