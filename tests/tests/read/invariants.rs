//! What holds of every form, however it came about; three suites ask it of theirs.

use schema_core::{Field, FieldBuilder, FieldKind, FormSchema, ProtocolVersion};

use crate::restricted::{has_first_shape, has_shape};

/// The form equals itself read back, rebuilt and built anew, and is one to the protocol's
/// own schema of its oldest revision.
#[track_caller]
pub(crate) fn hold(form: &FormSchema<'_>) {
    let text = form.to_string();
    let read = FormSchema::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&read, form, "read back");
    assert_eq!(read.to_string(), text, "read back and written");
    let rebuilt = form.to_builder().build().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&rebuilt, form, "rebuilt");
    let start = FormSchema::builder();
    let built = form.fields().fold(start, |builder, field| builder.field(anew(&field))).build();
    assert_eq!(&built.unwrap_or_else(|error| panic!("{text}: {error}")), form, "built anew");
    let json = form.to_value();
    assert!(has_shape(&json), "{text}");
    if form.oldest_version() == ProtocolVersion::V2025_06_18 {
        assert!(has_first_shape(&json), "{text}");
    }
}

/// The same field by the run-time builder, from nothing but what it says.
fn anew<'a>(field: &Field<'a>) -> FieldBuilder<'a> {
    let name = field.name();
    let options: Vec<&str> = field.options().iter().collect();
    let mut built = match field.kind() {
        FieldKind::String => {
            let mut text = Field::string(name).not_secret();
            text = field.format().into_iter().fold(text, FieldBuilder::format);
            text = field.min_length().into_iter().fold(text, FieldBuilder::min_length);
            field.max_length().into_iter().fold(text, FieldBuilder::max_length).any()
        }
        FieldKind::Number => bounded(Field::number(name).any(), field),
        FieldKind::Integer => bounded(Field::integer(name).any(), field),
        FieldKind::Boolean => Field::boolean(name).any(),
        FieldKind::SingleSelect => Field::single_select(name, options).any(),
        FieldKind::MultiSelect => {
            let mut list = Field::multi_select(name, options);
            list = field.min_items().into_iter().fold(list, FieldBuilder::min_items);
            field.max_items().into_iter().fold(list, FieldBuilder::max_items).any()
        }
        other => panic!("a new kind: {other}"),
    };
    built = field.title().into_iter().fold(built, FieldBuilder::title);
    built = field.description().into_iter().fold(built, FieldBuilder::description);
    if let Some(titles) = field.option_titles() {
        let titles: Vec<&str> = titles.iter().collect();
        built = if field.has_enum_names() {
            built.enum_names(titles)
        } else {
            built.option_titles(titles)
        };
    }
    built = field.default().into_iter().fold(built, FieldBuilder::default);
    built.required(field.is_required())
}

fn bounded<'a>(mut built: FieldBuilder<'a>, field: &Field<'a>) -> FieldBuilder<'a> {
    built = field.min().into_iter().fold(built, FieldBuilder::min);
    field.max().into_iter().fold(built, FieldBuilder::max)
}
