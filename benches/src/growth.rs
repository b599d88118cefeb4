//! Inputs that want to cost more than their size: each of any size, to see how
//! the time grows with it. A test of the suite takes them, too.

use std::fmt::Write;
use std::hint::black_box;

use schema_core::{ElicitRequestFormParams, Field, FormSchema};
use serde_json::{Map, Value, json};

/// A kind of input, and what is done with it.
pub struct Case {
    /// What it is.
    pub name: &'static str,
    /// Makes the input of that size, and gives what is to be measured.
    pub of_size: fn(usize) -> Box<dyn Fn()>,
}

/// All of them.
pub const CASES: &[Case] = &[
    Case { name: "n equal options, and a default of n", of_size: equal_options },
    Case { name: "n equal options, and an unknown default", of_size: unknown_default },
    Case { name: "n options, and as a default none of them", of_size: strange_default },
    Case { name: "the same, built", of_size: built_options },
    Case { name: "n unknown keywords below a name of n", of_size: long_name },
    Case { name: "n annotations below a name of n, lenient", of_size: annotations },
    Case { name: "n fields, all wrong", of_size: wrong_fields },
    Case { name: "n names in `required` that are no field", of_size: unknown_required },
    Case { name: "n equal keys", of_size: equal_keys },
    Case { name: "n options chosen of n", of_size: chosen },
    Case { name: "n wrong items below a name of n", of_size: wrong_items },
    Case { name: "n wrong items, each shown with n options", of_size: shown_items },
    Case { name: "n wrong items, as a developer sees them", of_size: debugged_items },
    Case { name: "n undeclared keys", of_size: undeclared },
    Case { name: "n fields, all answered", of_size: answered },
    Case { name: "n defaults filled in", of_size: filled_in },
];

fn of_text(text: String) -> Box<dyn Fn()> {
    Box::new(move || {
        drop(black_box(FormSchema::from_str(&text).map_err(|error| error.to_string())));
    })
}

fn field(name: &str, field: &Value) -> Value {
    let properties = Map::from_iter([(name.to_owned(), field.clone())]);
    json!({"type": "object", "properties": properties})
}

fn numbered(n: usize) -> Vec<String> {
    (0..n).map(|index| format!("option {index}")).collect()
}

fn multi_select(options: &[String], default: &[String]) -> Value {
    field(
        "f",
        &json!({
            "type": "array", "items": {"type": "string", "enum": options}, "default": default,
        }),
    )
}

fn equal_options(n: usize) -> Box<dyn Fn()> {
    let options = vec!["a".to_owned(); n];
    of_text(multi_select(&options, &options).to_string())
}

fn unknown_default(n: usize) -> Box<dyn Fn()> {
    of_text(multi_select(&vec!["a".to_owned(); n], &vec!["b".to_owned(); n]).to_string())
}

fn strange_default(n: usize) -> Box<dyn Fn()> {
    let strangers: Vec<String> = (0..n).map(|index| format!("stranger {index}")).collect();
    of_text(multi_select(&numbered(n), &strangers).to_string())
}

fn built_options(n: usize) -> Box<dyn Fn()> {
    let options = vec!["a"; n];
    Box::new(move || {
        let field = Field::multi_select("f", options.clone());
        let form = FormSchema::builder().field(field.default(options.clone()));
        drop(black_box(form.build().map_err(|error| error.to_string())));
    })
}

/// A text field with n members more, under a name of n letters.
fn with_members(n: usize, start: &str) -> String {
    let mut text =
        format!(r#"{{"type":"object","properties":{{"{}":{{"type":"string""#, "n".repeat(n));
    for index in 0..n {
        // Writing to a `String` cannot fail.
        let _ = write!(text, r#","{start}{index}":0"#);
    }
    text + "}}}"
}

fn long_name(n: usize) -> Box<dyn Fn()> {
    of_text(with_members(n, "keyword "))
}

fn annotations(n: usize) -> Box<dyn Fn()> {
    let form = with_members(n, "x-");
    let text = format!(r#"{{"message":"?","requestedSchema":{form}}}"#);
    Box::new(move || drop(black_box(ElicitRequestFormParams::from_str_lenient(&text))))
}

fn wrong_fields(n: usize) -> Box<dyn Fn()> {
    let fields = (0..n).map(|index| (format!("f{index}"), json!({"type": "string", "tilte": "x"})));
    let properties: Map<_, _> = fields.collect();
    of_text(json!({"type": "object", "properties": properties}).to_string())
}

fn unknown_required(n: usize) -> Box<dyn Fn()> {
    let mut form = field("f", &json!({"type": "string"}));
    if let Some(form) = form.as_object_mut() {
        form.insert("required".to_owned(), numbered(n).into());
    }
    of_text(form.to_string())
}

fn equal_keys(n: usize) -> Box<dyn Fn()> {
    let keys = vec![r#""x":1"#; n].join(",");
    of_text(format!(r#"{{"type":"object","properties":{{"f":{{"type":"string",{keys}}}}}}}"#))
}

/// Checks the content, and looks at all that is wrong with it.
fn of_answer(
    form: FormSchema<'static>,
    content: Value,
    look: fn(&schema_core::Violations),
) -> Box<dyn Fn()> {
    Box::new(move || {
        if let Err(violations) = black_box(form.validate(&content)) {
            look(&violations);
        }
    })
}

fn select(n: usize) -> FormSchema<'static> {
    let field = Field::multi_select("n".repeat(n), numbered(n));
    FormSchema::builder().field(field).build().expect("a legal form")
}

fn chosen(n: usize) -> Box<dyn Fn()> {
    of_answer(select(n), json!({"n".repeat(n): numbered(n)}), |_| {})
}

fn wrong_items(n: usize) -> Box<dyn Fn()> {
    let look = |violations: &schema_core::Violations| drop(black_box(violations.to_string()));
    of_answer(select(n), json!({"n".repeat(n): vec![0; n]}), look)
}

fn shown_items(n: usize) -> Box<dyn Fn()> {
    let look = |violations: &schema_core::Violations| {
        violations.iter().for_each(|violation| drop(black_box(violation.to_string())));
    };
    of_answer(select(n), json!({"n".repeat(n): vec!["x"; n]}), look)
}

fn debugged_items(n: usize) -> Box<dyn Fn()> {
    let look = |violations: &schema_core::Violations| drop(black_box(format!("{violations:?}")));
    of_answer(select(n), json!({"n".repeat(n): vec!["x"; n]}), look)
}

fn booleans(n: usize) -> FormSchema<'static> {
    let fields = (0..n).map(|index| Field::boolean(format!("f{index}")).default(true));
    fields.fold(FormSchema::builder(), schema_core::FormBuilder::field).build().expect("legal")
}

fn answered(n: usize) -> Box<dyn Fn()> {
    let content: Map<_, _> = (0..n).map(|index| (format!("f{index}"), json!(false))).collect();
    of_answer(booleans(n), content.into(), |_| {})
}

fn undeclared(n: usize) -> Box<dyn Fn()> {
    let content: Map<_, _> = (0..n).map(|index| (format!("key {index}"), json!(0))).collect();
    of_answer(booleans(3), content.into(), |_| {})
}

fn filled_in(n: usize) -> Box<dyn Fn()> {
    let form = booleans(n);
    Box::new(move || drop(black_box(form.answer::<Value>(json!({"action": "accept"})))))
}
