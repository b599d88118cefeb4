//! `crate = path`: the crate renamed in `Cargo.toml`, and reached only through
//! another one.

#![allow(dead_code)] // forms of which no answer is read

use forms::ElicitSchema as _;

/// Every derive with that path, as tokens or as a string.
macro_rules! forms_of {
    ($module:ident, $derives:path, $path:meta) => {
        mod $module {
            use $derives as derives;

            #[derive(derives::ElicitEnum)]
            #[elicit($path)]
            pub(super) enum Size {
                S,
                #[elicit(title = "Medium")]
                M,
            }

            #[derive(derives::ElicitField)]
            #[elicit($path)]
            #[field(min = 18)]
            pub(super) struct Age(u8);

            #[derive(derives::ElicitSchema)]
            #[elicit($path)]
            pub(super) struct Address {
                #[field(min_length = 1)]
                street: String,
            }

            #[derive(derives::ElicitSchema)]
            #[elicit($path)]
            pub(super) struct Ask {
                /// All of it.
                #[field(title = "Name", format = "email", default = "a@b")]
                name: Option<String>,
                #[field(max = 99)]
                age: Age,
                #[field(default = Size::M)]
                size: Size,
                #[field(min_items = 1, default = ["S"])]
                sizes: Vec<Size>,
                #[serde(flatten)]
                address: Address,
            }

            #[derive(derives::ToolSchema)]
            #[schema($path, profiles("openai"))]
            pub(super) struct Seat {
                #[field(min = 1, exclusive_max = 60, examples = [3])]
                row: u8,
                #[field(default = Size::M)]
                size: Size,
                class: Class,
                #[field(recursive)]
                beside: Vec<Seat>,
                #[serde(flatten)]
                page: Page,
            }

            #[derive(derives::ToolSchema)]
            #[schema($path)]
            pub(super) struct Page {
                number: Age,
            }

            #[derive(derives::ToolSchema)]
            #[schema($path)]
            #[serde(tag = "kind")]
            pub(super) enum Class {
                First { meals: u8 },
                Second,
            }
        }
    };
}

forms_of!(by_its_new_name, forms, crate = forms);
forms_of!(by_an_absolute_path, forms, crate = ::forms);
forms_of!(by_its_new_name_as_a_string, forms, crate = "forms");
forms_of!(through_a_facade, facade::schema_core, crate = facade::schema_core);
forms_of!(through_a_facade_as_a_string, facade::schema_core, crate = "facade::schema_core");
forms_of!(through_a_module, facade::kit::forms, crate = ::facade::kit::forms);
forms_of!(through_a_module_of_this_crate, crate::reexport::forms, crate = crate::reexport::forms);

mod reexport {
    pub(super) use ::forms;
}

#[test]
fn all_paths_lead_to_the_same_form() {
    let expected = concat!(
        r#"{"type":"object","properties":{"#,
        r#""name":{"type":"string","title":"Name","description":"All of it.","format":"email","default":"a@b"},"#,
        r#""age":{"type":"integer","minimum":18,"maximum":99},"#,
        r#""size":{"type":"string","oneOf":[{"const":"S","title":"S"},{"const":"M","title":"Medium"}],"default":"M"},"#,
        r#""sizes":{"type":"array","minItems":1,"items":{"anyOf":[{"const":"S","title":"S"},{"const":"M","title":"Medium"}]},"default":["S"]},"#,
        r#""street":{"type":"string","minLength":1}},"required":["age","street"]}"#
    );
    for form in [
        by_its_new_name::Ask::schema(),
        by_an_absolute_path::Ask::schema(),
        by_its_new_name_as_a_string::Ask::schema(),
        through_a_facade::Ask::schema(),
        through_a_facade_as_a_string::Ask::schema(),
        through_a_module::Ask::schema(),
        through_a_module_of_this_crate::Ask::schema(),
    ] {
        assert_eq!(form.to_string(), expected);
    }
}

#[test]
fn all_paths_lead_to_the_same_tool() {
    use forms::ToolSchema as _;

    let seat = by_its_new_name::Seat::json();
    assert!(
        seat.contains(r#""exclusiveMaximum":60"#) && seat.contains(r##""$ref":"#"}"##),
        "{seat}"
    );
    for schema in [
        by_an_absolute_path::Seat::json(),
        by_its_new_name_as_a_string::Seat::json(),
        through_a_facade::Seat::json(),
        through_a_facade_as_a_string::Seat::json(),
        through_a_module::Seat::json(),
        through_a_module_of_this_crate::Seat::json(),
    ] {
        assert_eq!(schema, seat);
    }
}
