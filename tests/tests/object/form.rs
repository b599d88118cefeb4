//! Forms, and their fields, as objects and properties.

use schema_core::object::{ObjectBuilder, ObjectSchema};
use schema_core::{Field, FieldBuilder, FormSchema, IntoField};
use serde_json::{Value, json};

use crate::meta;

/// The JSON of a field as a property.
fn property<'a>(field: impl IntoField<'a>) -> Value {
    let form = FormSchema::builder().field(field).build().unwrap();
    let schema = ObjectBuilder::from(&form).build().unwrap();
    meta::assert_legal(&schema);
    let name = form.fields().next().unwrap().name();
    schema.to_value()["properties"][name].clone()
}

#[test]
fn titles_of_options_are_lines_of_the_description() {
    let size = || Field::single_select("size", ["s", "m"]);
    let titled = || size().option_titles(["Small", "Medium"]);
    let expected = json!({
        "type": "string",
        "title": "Size",
        "description": "Of the shirt\n- s: Small\n- m: Medium",
        "enum": ["s", "m"],
        "default": "m",
    });
    let older = size().enum_names(["Small", "Medium"]);
    for field in [titled(), older] {
        let words = field.title("Size").description("Of the shirt").default("m");
        assert_eq!(property(words), expected, "whatever the form has for titles");
    }

    assert_eq!(property(titled())["description"], "- s: Small\n- m: Medium");
    assert_eq!(property(size().option_titles(["s", "Medium"]))["description"], "- m: Medium");
    assert_eq!(property(size().option_titles(["s", "m"])).get("description"), None);
    assert_eq!(property(size().description("d"))["description"], "d");

    let sizes = Field::multi_select("sizes", ["s", "m"]).option_titles(["Small", "Medium"]);
    assert_eq!(
        property(sizes.description("To print")),
        json!({
            "type": "array",
            "description": "To print\n- s: Small\n- m: Medium",
            "items": { "type": "string", "enum": ["s", "m"] },
        }),
    );
}

#[test]
fn a_choice_is_one_enum_in_a_profile_too() {
    let size = Field::single_select("size", ["s", "m"]).option_titles(["Small", "Medium"]);
    let form = FormSchema::builder().field(size).required(["size"]).build().unwrap();
    let schema = ObjectSchema::builder().required("shirt", &form).build().unwrap();
    assert_eq!(
        schema.strict().unwrap().to_value()["properties"]["shirt"]["properties"]["size"],
        json!({ "type": "string", "description": "- s: Small\n- m: Medium", "enum": ["s", "m"] }),
    );
}

#[test]
fn a_default_of_each_kind_comes_along() {
    let default = |field: FieldBuilder<'static>| property(field)["default"].clone();
    assert_eq!(default(Field::boolean("f").default(true).any()), json!(true));
    assert_eq!(default(Field::integer("f").default(7).any()), json!(7));
    assert_eq!(default(Field::number("f").default(0.1_f32).any()), json!(0.1));
    assert_eq!(default(Field::string("f").default("a").any()), json!("a"));
    assert_eq!(default(Field::multi_select("f", ["a", "b"]).default(["b"]).any()), json!(["b"]));
    assert_eq!(default(Field::boolean("f").any()), Value::Null);
}
