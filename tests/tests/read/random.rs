//! Random legal forms: written, read, and written for every revision.

use proptest::collection::{btree_set, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use schema_core::{Field, FieldBuilder, FieldKind, FormSchema, Format, Number, ProtocolVersion};

use super::restricted::{has_first_shape, has_shape};

/// A legal form with up to six fields.
pub(crate) fn forms() -> impl Strategy<Value = FormSchema<'static>> {
    vec((".{0,3}", fields(), any::<bool>(), option::of(".{0,8}[a-z]"), option::of(".{0,9}")), 1..6)
        .prop_map(|fields| {
            let built = fields.into_iter().enumerate().map(|(index, field)| {
                let (name, make, required, title, description) = field;
                // The number keeps names apart, and the letter from those of secrets.
                let mut field = make.named(format!("{name}x{index}")).required(required);
                if let Some(title) = title {
                    field = field.title(title);
                }
                if let Some(description) = description {
                    field = field.description(description);
                }
                field
            });
            built.fold(FormSchema::builder(), schema_core::FormBuilder::field).build().unwrap()
        })
}

/// A field that has no name yet.
#[derive(Clone, Debug)]
enum Nameless {
    Text { lengths: (Option<u64>, Option<u64>), default: Option<String> },
    Formatted(Format, Option<&'static str>),
    Number { whole: bool, bounds: (Option<Number>, Option<Number>), default: Option<Number> },
    Boolean(Option<bool>),
    Select { many: bool, encoding: Encoding, options: Vec<String>, default: Option<Vec<String>> },
}

#[derive(Clone, Copy, Debug)]
enum Encoding {
    Plain,
    Titled,
    Legacy,
}

impl Nameless {
    fn named(self, name: String) -> FieldBuilder<'static> {
        match self {
            Self::Text { lengths: (min, max), default } => {
                let mut field = Field::string(name).any();
                field = with(field, min, FieldBuilder::min_length);
                field = with(field, max, FieldBuilder::max_length);
                with(field, default, FieldBuilder::default)
            }
            Self::Formatted(format, default) => {
                with(Field::string(name).format(format).any(), default, FieldBuilder::default)
            }
            Self::Number { whole, bounds: (min, max), default } => {
                let mut field =
                    if whole { Field::integer(name).any() } else { Field::number(name).any() };
                field = with(field, min, FieldBuilder::min);
                field = with(field, max, FieldBuilder::max);
                with(field, default, FieldBuilder::default)
            }
            Self::Boolean(default) => {
                with(Field::boolean(name).any(), default, FieldBuilder::default)
            }
            Self::Select { many, encoding, options, default } => {
                let titles: Vec<String> =
                    options.iter().map(|option| format!("{option}!")).collect();
                let limits = (default.as_ref().map_or(0, Vec::len) as u64, options.len() as u64);
                let mut field = if many {
                    let field = Field::multi_select(name, options);
                    field.min_items(limits.0).max_items(limits.1).any()
                } else {
                    Field::single_select(name, options).any()
                };
                field = match (encoding, many) {
                    (Encoding::Plain, _) => field,
                    (Encoding::Legacy, false) => field.enum_names(titles),
                    (Encoding::Titled | Encoding::Legacy, _) => field.option_titles(titles),
                };
                match default {
                    Some(list) if many => field.default(list),
                    Some(list) => with(field, list.into_iter().next(), FieldBuilder::default),
                    None => field,
                }
            }
        }
    }
}

fn with<T>(
    field: FieldBuilder<'static>,
    value: Option<T>,
    set: impl FnOnce(FieldBuilder<'static>, T) -> FieldBuilder<'static>,
) -> FieldBuilder<'static> {
    match value {
        Some(value) => set(field, value),
        None => field,
    }
}

fn fields() -> impl Strategy<Value = Nameless> {
    prop_oneof![
        texts(),
        select(vec![
            Nameless::Formatted(Format::Email, Some("ada@a.example")),
            Nameless::Formatted(Format::Uri, Some("urn:isbn:0451450523")),
            Nameless::Formatted(Format::Date, Some("2028-02-29")),
            Nameless::Formatted(Format::DateTime, Some("2026-08-26T10:00:00.5+02:00")),
            Nameless::Formatted(Format::Date, None),
        ]),
        numbers(true),
        numbers(false),
        option::of(any::<bool>()).prop_map(Nameless::Boolean),
        selects(),
    ]
}

fn texts() -> impl Strategy<Value = Nameless> {
    (option::of(".{0,9}"), option::of(0..9_u64), option::of(0..9_u64)).prop_map(
        |(default, below, above): (Option<String>, _, _)| {
            let length = default.as_ref().map_or(9, |text| text.chars().count() as u64);
            let min = below.map(|below| length.saturating_sub(below));
            Nameless::Text { lengths: (min, above.map(|above| length + above)), default }
        },
    )
}

/// Numbers in order: the least, the default, the greatest.
fn numbers(whole: bool) -> impl Strategy<Value = Nameless> {
    let number = if whole {
        prop_oneof![
            any::<i64>().prop_map(Number::from),
            any::<u64>().prop_map(Number::from),
            (-9..9_i32).prop_map(|value| Number::from(f64::from(value))),
        ]
        .boxed()
    } else {
        prop_oneof![
            any::<i64>().prop_map(Number::from),
            proptest::num::f64::NORMAL.prop_map(Number::from),
            proptest::num::f32::NORMAL.prop_map(|value| Number::from(f64::from(value))),
            (-999..999_i32).prop_map(|value| Number::from(f64::from(value) / 100.0)),
        ]
        .boxed()
    };
    (vec(number, 3), any::<[bool; 3]>()).prop_map(move |(mut numbers, present)| {
        numbers.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let at = |index: usize| present[index].then_some(numbers[index]);
        Nameless::Number { whole, bounds: (at(0), at(2)), default: at(1) }
    })
}

fn selects() -> impl Strategy<Value = Nameless> {
    let encoding = select(vec![Encoding::Plain, Encoding::Titled, Encoding::Legacy]);
    let options = btree_set("[a-zé寸\"\\\\/~]{1,4}", 1..6).prop_map(Vec::from_iter).prop_shuffle();
    (any::<bool>(), encoding, options).prop_flat_map(|(many, encoding, options)| {
        let some = subsequence(options.clone(), 0..=options.len());
        option::of(some).prop_map(move |default| Nameless::Select {
            many,
            encoding,
            options: options.clone(),
            default,
        })
    })
}

proptest! {
    #[test]
    fn a_form_is_read_as_it_was_written(form in forms()) {
        crate::invariants::hold(&form);
        // The text is written without a serializer, and is that of one.
        prop_assert_eq!(form.to_json(), serde_json::to_string(&form).unwrap());
        let request = form.request("Line\nbreak");
        prop_assert_eq!(request.to_json(), serde_json::to_string(&request).unwrap());
        let text = form.to_string();
        let read = FormSchema::from_str(&text).unwrap();
        prop_assert_eq!(&read, &form);
        prop_assert_eq!(read.to_string(), &*text);
        let pretty = FormSchema::from_str(&format!("{form:#}")).unwrap();
        prop_assert_eq!(&pretty, &form);
        // A value may have lost the order, and nothing else.
        let value = FormSchema::from_value(&form.to_value()).unwrap();
        prop_assert_eq!(value.fields().len(), form.fields().len());
        for field in form.fields() {
            prop_assert_eq!(value.field(field.name()), Some(field));
        }
    }

    #[test]
    fn a_form_fits_the_schema_of_its_revisions(form in forms()) {
        let first = ProtocolVersion::V2025_06_18;
        let json = form.to_value();
        prop_assert!(has_shape(&json));
        prop_assert_eq!(has_first_shape(&json), form.oldest_version() == first);
        match form.for_version(first) {
            Ok(older) => {
                prop_assert!(has_first_shape(&older.to_value()));
                prop_assert_eq!(older.oldest_version(), first);
                let required = |form: &FormSchema<'_>| {
                    form.fields().map(|field| field.is_required()).collect::<Vec<_>>()
                };
                prop_assert_eq!(required(&older), required(&form));
            }
            Err(error) => {
                let many = form.fields().filter(|field| field.kind() == FieldKind::MultiSelect);
                let named = error.faults().iter().map(|fault| fault.field().unwrap());
                prop_assert!(many.map(|field| field.name()).eq(named));
            }
        }
    }
}
