//! `validate` against the `jsonschema` crate, over random forms and answers.
//!
//! Both must find something wrong at the same places. Where the two differ on
//! purpose is said in [`is_disputed`]. `PAIRS=100000` tries so many.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::string::{RegexGeneratorStrategy, string_regex};
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRunner};
use schema_core::{Field, FieldBuilder, FieldKind, FormSchema, Format};
use serde_json::{Map, Value, json};

/// To each form.
const ANSWERS: usize = 40;

const TWO_POW_63: f64 = 9_223_372_036_854_775_808.0;

const NAMES: [&str; 5] = ["a", "b/c", "ä", "long name", "~"];

const OPTIONS: [&str; 20] = [
    "a",
    "b",
    "c",
    "red",
    "Rot",
    "ä",
    "🦀",
    "x y",
    "1",
    "true",
    "null",
    "\"",
    "a/b",
    "~",
    "zz",
    "a@b.example",
    "2026-01-31",
    "é",
    "e\u{301}",
    "Z",
];

/// Texts of all formats, nearly of a format, and of none.
const TEXTS: [&str; 40] = [
    "",
    "a",
    "ab",
    "abc",
    "é",
    "e\u{301}",
    "🦀🦀",
    "null",
    "1",
    "red",
    "Rot",
    "lee@mail.example",
    "lee@localhost",
    "lee",
    "@",
    "lee@",
    "@mail.example",
    "l..e@mail.example",
    "lee@mail..example",
    "\"l e\"@mail.example",
    "Lee <lee@mail.example>",
    "lee@[192.0.2.1]",
    "lée@mail.example",
    "https://mail.example/a?b#c",
    "urn:isbn:0",
    "/a/b",
    "http://[::1]/",
    "http://a b/",
    "2026-01-31",
    "2026-02-30",
    "2024-02-29",
    "2026-8-6",
    "2026-08-26T10:00:00Z",
    "2026-08-26t10:00:00.5+02:00",
    "2026-08-26T10:00:00",
    "2026-08-26 10:00:00Z",
    "2016-12-31T23:59:60Z",
    "2016-12-31T23:58:60Z",
    "2026-08-26T24:00:00Z",
    "2026-08-26T10:00:00+24:00",
];

/// A field before it has a name.
#[derive(Clone, Debug)]
struct Shape {
    kind: FieldKind,
    required: bool,
    format: Option<Format>,
    /// Of length, number or items, as the kind has it.
    low: Option<i64>,
    high: Option<i64>,
    options: usize,
    titles: u8,
}

fn shape() -> impl Strategy<Value = Shape> {
    let kinds = [
        FieldKind::String,
        FieldKind::String,
        FieldKind::Number,
        FieldKind::Integer,
        FieldKind::Boolean,
        FieldKind::SingleSelect,
        FieldKind::MultiSelect,
    ];
    let formats = [Format::Email, Format::Uri, Format::Date, Format::DateTime];
    let bound = || prop_oneof![6 => -20..30_i64, 1 => any::<i64>()];
    (
        select(kinds.to_vec()),
        any::<[bool; 3]>(),
        prop::option::of(select(formats.to_vec())),
        (bound(), bound()),
        1..=OPTIONS.len(),
        0..3_u8,
    )
        .prop_map(|(kind, [required, low, high], format, (a, b), options, titles)| Shape {
            kind,
            required,
            format,
            low: low.then_some(a.min(b)),
            high: high.then_some(a.max(b)),
            options,
            titles,
        })
}

impl Shape {
    fn field(&self, name: String) -> FieldBuilder<'static> {
        let titled = |field: FieldBuilder<'static>| match self.titles {
            0 => field,
            _ => field.option_titles(&OPTIONS[..self.options]),
        };
        let field = match self.kind {
            FieldKind::String => self.string(name),
            FieldKind::Number => self.number(name),
            FieldKind::Integer => self.integer(name),
            FieldKind::SingleSelect if self.titles == 2 => {
                let options = &OPTIONS[..self.options];
                Field::single_select(name, options).enum_names(options).any()
            }
            FieldKind::SingleSelect => {
                titled(Field::single_select(name, &OPTIONS[..self.options]).any())
            }
            FieldKind::MultiSelect => titled(self.multi_select(name)),
            _ => Field::boolean(name).any(),
        };
        field.required(self.required)
    }

    fn string(&self, name: String) -> FieldBuilder<'static> {
        let mut field = Field::string(name);
        if let Some(low) = self.low {
            field = field.min_length(length(low));
        }
        if let Some(high) = self.high {
            field = field.max_length(length(high).max(length(self.low.unwrap_or(0))));
        }
        if let Some(format) = self.format {
            field = field.format(format);
        }
        field.any()
    }

    /// Bounds in quarters, so that they are fractions too.
    fn number(&self, name: String) -> FieldBuilder<'static> {
        #[allow(clippy::cast_precision_loss)] // any bound will do
        let quarters = |bound: i64| bound as f64 / 4.0;
        let mut field = Field::number(name);
        if let Some(low) = self.low {
            field = field.min(quarters(low));
        }
        if let Some(high) = self.high {
            field = field.max(quarters(high));
        }
        field.any()
    }

    fn integer(&self, name: String) -> FieldBuilder<'static> {
        let mut field = Field::integer(name);
        if let Some(low) = self.low {
            field = field.min(low);
        }
        if let Some(high) = self.high {
            field = field.max(high);
        }
        field.any()
    }

    fn multi_select(&self, name: String) -> FieldBuilder<'static> {
        let most = |bound: i64| length(bound).min(self.options as u64).min(3);
        let mut field = Field::multi_select(name, &OPTIONS[..self.options]);
        if let Some(low) = self.low {
            field = field.min_items(most(low));
        }
        if let Some(high) = self.high {
            field = field.max_items(most(high).max(most(self.low.unwrap_or(0))));
        }
        field.any()
    }
}

/// A length that short texts are around.
fn length(bound: i64) -> u64 {
    u64::try_from(bound.clamp(0, 25)).unwrap()
}

/// Read once: as a mere text, a pattern would be read for each value.
static PATTERNS: LazyLock<[RegexGeneratorStrategy<String>; 4]> = LazyLock::new(|| {
    [
        "[-a0_.@\"\\[\\]:/%é ]{0,12}",
        "[ab]{1,3}@[-ab.]{1,8}",
        "[a-c]{1,2}:[-a0.@:/?#%\\[\\]é]{0,10}",
        "20[0-3][0-9]-[01][0-9]-[0-3][0-9]([Tt ][0-2][0-9]:[0-6][0-9]:[0-6]0(\\.[0-9]{0,3})?([Zz]|[+-][0-2][0-9]:[0-6][0-9])?)?",
    ]
    .map(|pattern| string_regex(pattern).unwrap())
});

// What is chosen from is boxed: the state of each choice holds that of all of its branches, and
// would be kilobytes to be moved about.
fn text() -> BoxedStrategy<String> {
    let [odd, mail, uri, date] = &*PATTERNS;
    prop_oneof![
        5 => select(TEXTS.to_vec()).prop_map(str::to_owned),
        5 => select(OPTIONS.to_vec()).prop_map(str::to_owned),
        1 => odd,
        1 => mail,
        1 => uri,
        1 => date,
    ]
    .boxed()
}

fn number() -> BoxedStrategy<Value> {
    prop_oneof![
        4 => (-30..40_i64).prop_map(Value::from),
        3 => (-120..160_i32).prop_map(|quarters| json!(f64::from(quarters) / 4.0)),
        1 => any::<i64>().prop_map(Value::from),
        1 => any::<u64>().prop_map(Value::from),
        1 => any::<f64>().prop_map(|float| json!(float)),
    ]
    .boxed()
}

/// A value that could be meant for such a field.
fn meant_for(shape: &Shape) -> BoxedStrategy<Value> {
    let option = select(OPTIONS[..shape.options].to_vec());
    match shape.kind {
        FieldKind::Number | FieldKind::Integer => number(),
        FieldKind::Boolean => any::<bool>().prop_map(Value::from).boxed(),
        FieldKind::SingleSelect => option.prop_map(Value::from).boxed(),
        FieldKind::MultiSelect => prop::collection::vec(option, 0..5).prop_map(Value::from).boxed(),
        _ => text().prop_map(Value::from).boxed(),
    }
}

fn any_value() -> BoxedStrategy<Value> {
    let item = prop_oneof![text().prop_map(Value::from), number(), Just(Value::Null)];
    prop_oneof![
        2 => text().prop_map(Value::from),
        2 => number(),
        1 => any::<bool>().prop_map(Value::from),
        1 => Just(Value::Null),
        2 => prop::collection::vec(item, 0..6).prop_map(Value::from),
        1 => Just(json!({"a": 1})),
    ]
    .boxed()
}

fn name(index: usize) -> String {
    format!("{}{index}", NAMES[index % NAMES.len()])
}

/// An answer to a form of these fields, and some keys of its own.
fn answer(shapes: &[Shape]) -> impl Strategy<Value = Value> + use<> {
    let fields: Vec<_> = shapes
        .iter()
        .map(|shape| {
            prop_oneof![
                8 => meant_for(shape).prop_map(Some),
                1 => any_value().prop_map(Some),
                1 => Just(None),
            ]
        })
        .collect();
    let others = prop::collection::vec(any_value(), 0..3);
    let content = (fields, others).prop_map(|(fields, others)| {
        let declared = fields.into_iter().enumerate().filter_map(|(i, v)| Some((name(i), v?)));
        let others = others.into_iter().enumerate().map(|(i, v)| (format!("other {i}"), v));
        Value::Object(declared.chain(others).collect::<Map<_, _>>())
    });
    prop_oneof![50 => content, 1 => any_value()]
}

fn form_and_answers(
    shapes: impl Strategy<Value = Vec<Shape>>,
) -> impl Strategy<Value = (Vec<Shape>, Vec<Value>)> {
    shapes.prop_flat_map(|shapes| {
        let answers = prop::collection::vec(answer(&shapes), ANSWERS);
        (Just(shapes), answers)
    })
}

/// Where the two differ on purpose.
fn is_disputed(shape: &Shape, value: &Value) -> bool {
    match (shape.kind, shape.format, value) {
        // An integer field holds 64 bits; JSON Schema knows no limit.
        (FieldKind::Integer, _, Value::Number(number)) => {
            let is_64_bits = number.is_i64() || number.is_u64();
            !is_64_bits && number.as_f64().is_some_and(|float| float.abs() >= TWO_POW_63)
        }
        (FieldKind::String, Some(Format::Email), Value::String(text)) => is_disputed_email(text),
        _ => false,
    }
}

/// `validate` refuses an address at an IP address, and one with a name before
/// it; it lets a host name have two hyphens where `jsonschema` wants punycode, and
/// nothing stand between two quotes.
fn is_disputed_email(text: &str) -> bool {
    text.contains("@[") || text.contains('<') || text.contains("--") || text.starts_with("\"\"@")
}

/// The places of what `jsonschema` finds wrong.
fn expected(validator: &jsonschema::Validator, content: &Value) -> BTreeSet<String> {
    use jsonschema::error::ValidationErrorKind::Required;

    validator
        .iter_errors(content)
        .map(|error| match error.kind() {
            Required { property } => {
                let name = property.as_str().unwrap();
                format!("/{}", name.replace('~', "~0").replace('/', "~1"))
            }
            _ => error.instance_path().to_string(),
        })
        .collect()
}

#[test]
fn validate_agrees_with_jsonschema() {
    // Four in five pairs.
    agree(prop::collection::vec(shape(), 1..5), pairs() / 50);
}

/// Contents of more keys than are looked up one by one, too.
#[test]
fn validate_agrees_with_jsonschema_on_large_forms() {
    agree(prop::collection::vec(shape(), 5..20), pairs() / 200);
}

fn pairs() -> u32 {
    std::env::var("PAIRS").map_or(20_000, |count| count.parse().unwrap())
}

fn agree(shapes: impl Strategy<Value = Vec<Shape>>, forms: u32) {
    let mut pairs = [0_u32; 2];
    let mut runner = TestRunner::new(Config {
        cases: forms,
        max_shrink_iters: 300,
        failure_persistence: None,
        // The default algorithm takes most of the time in a build that is not optimised.
        rng_algorithm: RngAlgorithm::XorShift,
        ..Config::default()
    });
    let counted = std::cell::RefCell::new(&mut pairs);
    let result = runner.run(&form_and_answers(shapes), |(shapes, answers)| {
        let start = FormSchema::builder();
        let fields = shapes.iter().enumerate().map(|(index, shape)| shape.field(name(index)));
        let form = fields.fold(start, |form, field| form.field(field)).build().unwrap();
        let validator = jsonschema::options()
            .should_validate_formats(true)
            .build(&form.to_value())
            .expect("a form is a JSON Schema");
        for mut content in answers {
            if let Value::Object(content) = &mut content {
                for (index, shape) in shapes.iter().enumerate() {
                    if content.get(&name(index)).is_some_and(|value| is_disputed(shape, value)) {
                        content.remove(&name(index));
                    }
                }
            }
            let found: BTreeSet<String> = match form.validate(&content) {
                Ok(()) => BTreeSet::new(),
                Err(list) => list.iter().map(|violation| violation.pointer().to_owned()).collect(),
            };
            counted.borrow_mut()[usize::from(found.is_empty())] += 1;
            prop_assert_eq!(&found, &expected(&validator, &content), "{} {}", form, content);
        }
        Ok(())
    });
    match result {
        Ok(()) => {}
        // Form and content are in the reason; forty answers more say nothing.
        Err(TestError::Fail(reason, _)) => panic!("{reason}"),
        Err(other) => panic!("{other}"),
    }
    let [broken, good] = pairs;
    // Of both kinds there are many; how many exactly is left to chance.
    assert!(broken > forms / 10 && good > forms / 20, "too one-sided: {pairs:?}");
}
