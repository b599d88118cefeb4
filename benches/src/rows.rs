//! What is measured: rows of contenders that do the same, ours first.

use std::hint::black_box;

use rmcp::model::ElicitationSchema;
use schema_core::object::profile::Portable;
use schema_core::{ElicitSchema, FormSchema, ToolSchema};
use schemars::{JsonSchema, schema_for};
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_string};

use crate::by_hand;
use crate::forms::{Large, Signup};
use crate::tools::{self, Order};

/// Something to measure, with a fresh copy of its input each time.
pub struct Contender {
    /// Who does it.
    pub name: &'static str,
    /// What it is given; the copy does not count.
    pub input: Option<Value>,
    /// Does it once.
    pub run: Box<dyn Fn(Option<Value>)>,
    /// The most that we may take of its time.
    pub goal: Option<f64>,
}

/// One line of the table: a task, and who does it. The first is ours.
pub struct Row {
    /// The task.
    pub task: &'static str,
    /// Which form.
    pub form: &'static str,
    /// Who does it.
    pub contenders: Vec<Contender>,
}

impl Contender {
    fn new<T>(name: &'static str, run: impl Fn() -> T + 'static) -> Self {
        let run = move |_| drop(black_box(run()));
        Self { name, input: None, run: Box::new(run), goal: None }
    }

    fn consuming<T>(name: &'static str, input: Value, run: impl Fn(Value) -> T + 'static) -> Self {
        let run = move |input: Option<Value>| drop(black_box(run(input.unwrap_or_default())));
        Self { name, input: Some(input), run: Box::new(run), goal: None }
    }

    /// A peer: ours may take that much of its time.
    fn goal(mut self, ratio: f64) -> Self {
        self.goal = Some(ratio);
        self
    }
}

/// A form in all its shapes.
struct Subject {
    form: &'static str,
    ours: fn() -> FormSchema<'static>,
    rmcp: fn() -> ElicitationSchema,
    answer: fn() -> Value,
    /// How much of rmcp's time its building may take.
    built: f64,
}

/// All rows.
pub fn rows() -> Vec<Row> {
    let signup = Subject {
        form: "8 fields",
        ours: by_hand::our_signup,
        rmcp: by_hand::rmcp_signup,
        answer: by_hand::signup_answer,
        built: 0.45,
    };
    let large = Subject {
        form: "100 fields",
        ours: by_hand::our_large,
        rmcp: by_hand::rmcp_large,
        answer: by_hand::large_answer,
        built: 0.35,
    };
    let mut rows = signup.rows::<Signup>();
    rows.extend(large.rows::<Large>());
    rows.extend(nested());
    rows
}

impl Subject {
    fn rows<T: ElicitSchema + JsonSchema + DeserializeOwned + 'static>(&self) -> Vec<Row> {
        [
            ("the form in hand", Self::in_hand::<T>()),
            ("struct to text", Self::struct_to_text::<T>()),
            ("text again", Self::text_again::<T>()),
            ("request to text", Self::request_to_text::<T>()),
            ("form to text", self.form_to_text::<T>()),
            ("form to text, by serde", self.form_by_serde::<T>()),
            ("built at run time", self.built()),
            ("answer checked, then a struct", self.checked_then_read::<T>()),
            ("whole answer to struct", self.answered::<T>()),
            ("answer as text to struct", self.answered_text::<T>()),
            ("answer checked", self.checked::<T>()),
            ("form from text", Self::read::<T>()),
        ]
        .into_iter()
        .map(|(task, contenders)| Row { task, form: self.form, contenders })
        .collect()
    }

    fn in_hand<T: ElicitSchema + JsonSchema + 'static>() -> Vec<Contender> {
        vec![
            Contender::new("schema-core", || T::schema()),
            Contender::new("schemars", || schema_for!(T)),
            Contender::new("rmcp", ElicitationSchema::from_type::<T>),
        ]
    }

    fn struct_to_text<T: ElicitSchema + JsonSchema + 'static>() -> Vec<Contender> {
        let text = T::schema().to_string();
        vec![
            Contender::new("schema-core", || T::schema().to_json()),
            Contender::new("schemars", || to_string(&schema_for!(T))).goal(0.1),
            Contender::new("rmcp", || {
                to_string(&ElicitationSchema::from_type::<T>().expect("a form"))
            })
            .goal(0.02),
            Contender::new("a copy of the bytes", move || black_box(&text).clone()).goal(6.0),
        ]
    }

    fn text_again<T: ElicitSchema + JsonSchema + 'static>() -> Vec<Contender> {
        vec![
            Contender::new("schema-core", || T::json()),
            Contender::new("schemars", || to_string(&schema_for!(T))),
        ]
    }

    fn request_to_text<T: ElicitSchema + 'static>() -> Vec<Contender> {
        let message = "Please fill this in, and we will send you a letter.";
        let text = T::request(message).to_json();
        vec![
            Contender::new("schema-core", move || T::request(message).to_json()),
            Contender::new("a copy of the bytes", move || black_box(&text).clone()).goal(3.0),
        ]
    }

    fn form_to_text<T: JsonSchema>(&self) -> Vec<Contender> {
        let (ours, rmcp, schemars) = ((self.ours)(), (self.rmcp)(), schema_for!(T));
        vec![
            Contender::new("schema-core", move || ours.to_json()),
            Contender::new("schemars", move || to_string(&schemars)).goal(0.15),
            Contender::new("rmcp", move || to_string(&rmcp)).goal(0.08),
        ]
    }

    fn form_by_serde<T: JsonSchema>(&self) -> Vec<Contender> {
        let (ours, schemars) = ((self.ours)(), schema_for!(T));
        vec![
            Contender::new("schema-core", move || to_string(&ours)),
            Contender::new("schemars", move || to_string(&schemars)).goal(0.4),
        ]
    }

    fn built(&self) -> Vec<Contender> {
        vec![
            Contender::new("schema-core", self.ours),
            Contender::new("rmcp", self.rmcp).goal(self.built),
        ]
    }

    fn checked_then_read<T: ElicitSchema + DeserializeOwned + 'static>(&self) -> Vec<Contender> {
        let content = (self.answer)();
        vec![
            Contender::consuming("schema-core", content.clone(), |content| {
                T::schema().validate(&content).expect("a good answer");
                from_value::<T>(content).expect("a good answer")
            }),
            Contender::consuming("serde_json", content, |content| {
                from_value::<T>(content).expect("a good answer")
            })
            .goal(1.6),
        ]
    }

    fn answered<T: ElicitSchema + DeserializeOwned + 'static>(&self) -> Vec<Contender> {
        let content = (self.answer)();
        let result = json!({"action": "accept", "content": content});
        vec![
            Contender::consuming("schema-core", result, |result| {
                T::answer(result).expect("a good answer")
            }),
            Contender::consuming("serde_json", content, |content| {
                from_value::<T>(content).expect("a good answer")
            })
            .goal(1.5),
        ]
    }

    fn answered_text<T: ElicitSchema + DeserializeOwned + 'static>(&self) -> Vec<Contender> {
        let content = (self.answer)();
        let result = json!({"action": "accept", "content": content}).to_string();
        let content = content.to_string();
        vec![
            Contender::new("schema-core", move || T::answer_str(&result).expect("a good answer")),
            Contender::new("serde_json", move || {
                serde_json::from_str::<T>(&content).expect("a good answer")
            })
            .goal(1.3),
        ]
    }

    fn checked<T: ElicitSchema>(&self) -> Vec<Contender> {
        let (one, two, three) = ((self.answer)(), (self.answer)(), (self.answer)());
        let options = || jsonschema::options().should_validate_formats(true);
        let schema = T::schema().to_value();
        let validator = options().build(&schema).expect("a legal schema");
        let same = options().build(&schema).expect("a legal schema");
        vec![
            Contender::new("schema-core", move || {
                T::schema().validate(&one).expect("a good answer");
            }),
            Contender::new("jsonschema", move || {
                validator.validate(&two).expect("a good answer");
            })
            .goal(0.35),
            Contender::new("jsonschema, a bool", move || assert!(same.is_valid(&three))),
        ]
    }

    fn read<T: ElicitSchema>() -> Vec<Contender> {
        let text = T::schema().to_string();
        let same = text.clone();
        vec![
            Contender::new("schema-core", move || FormSchema::from_str(&text).expect("a form")),
            Contender::new("rmcp", move || {
                serde_json::from_str::<ElicitationSchema>(&same).expect("a form")
            })
            .goal(0.35),
        ]
    }
}

/// What a model fills in.
fn nested() -> Vec<Row> {
    [
        ("schema in hand", nested_in_hand()),
        ("schema to text", nested_to_text()),
        ("text again", nested_again()),
        ("text for a provider, again", nested_for_a_provider()),
        ("validator ready", nested_validator()),
        ("good value checked", nested_checked()),
        ("good value to struct", nested_read()),
        ("six faults as text", nested_faults()),
    ]
    .into_iter()
    .map(|(task, contenders)| Row { task, form: "an order", contenders })
    .collect()
}

fn nested_in_hand() -> Vec<Contender> {
    vec![
        Contender::new("schema-core", Order::schema),
        Contender::new("schemars", || schema_for!(Order)),
    ]
}

fn nested_to_text() -> Vec<Contender> {
    let text = Order::schema().to_json();
    vec![
        Contender::new("schema-core", || Order::schema().to_json()),
        Contender::new("schemars", || to_string(&schema_for!(Order))).goal(0.03),
        Contender::new("a copy of the bytes", move || black_box(&text).clone()),
    ]
}

fn nested_again() -> Vec<Contender> {
    vec![
        Contender::new("schema-core", Order::json),
        Contender::new("schemars", || to_string(&schema_for!(Order))),
    ]
}

fn nested_for_a_provider() -> Vec<Contender> {
    vec![
        Contender::new("schema-core", Order::json_for::<Portable>),
        // Without any of the changes that the provider asks for.
        Contender::new("schemars", || to_string(&schema_for!(Order))).goal(0.015),
    ]
}

fn validator() -> jsonschema::Validator {
    jsonschema::draft202012::new(&Order::schema().to_value()).expect("a legal schema")
}

fn nested_validator() -> Vec<Contender> {
    vec![Contender::new("schema-core", Order::schema), Contender::new("jsonschema", validator)]
}

fn nested_checked() -> Vec<Contender> {
    let (one, two, validator) = (tools::good(), tools::good(), validator());
    vec![
        Contender::new("schema-core", move || {
            Order::schema().validate(&one).expect("a good order");
        }),
        Contender::new("jsonschema", move || validator.validate(&two).expect("a good order"))
            .goal(0.6),
    ]
}

fn nested_read() -> Vec<Contender> {
    vec![
        Contender::consuming("schema-core", tools::good(), |value| {
            Order::read(value).expect("a good order")
        }),
        Contender::consuming("serde_json", tools::good(), |value| {
            from_value::<Order>(value).expect("a good order")
        })
        .goal(1.6),
    ]
}

fn nested_faults() -> Vec<Contender> {
    let (one, two, validator) = (tools::six_faults(), tools::six_faults(), validator());
    vec![
        Contender::new("schema-core", move || {
            Order::schema().validate(&one).expect_err("a wrong order").to_string()
        }),
        Contender::new("jsonschema", move || {
            let lines = validator.iter_errors(&two);
            lines.map(|error| format!("{}: {error}\n", error.instance_path())).collect::<String>()
        })
        .goal(0.5),
    ]
}
