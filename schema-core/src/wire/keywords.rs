//! Which keywords a form is written with, and in which order: one description for the
//! serializer and for the text.

use serde_json::{Map, Value};

use super::key::{
    ANY_OF, CONST, ENUM, ENUM_NAMES, ITEMS, Key, MESSAGE, META, MODE, ONE_OF, PROPERTIES,
    REQUESTED_SCHEMA, REQUIRED, SCHEMA, TITLE, TYPE,
};
use crate::field::{DefaultValue, Field, FieldKind, Keyword, Number, Said, Texts};
use crate::form::{ElicitRequestFormParams, FormSchema};

/// What a keyword has.
#[derive(Clone, Copy)]
pub(super) enum Item<'f> {
    Text(&'f str),
    Count(u64),
    Number(Number),
    Flag(bool),
    List(Texts<'f>),
    /// Options with their titles, as `const` and `title`.
    Titled(Texts<'f>, Texts<'f>),
    /// What the items of a multi-select are.
    Items(&'f Field<'f>),
    Form(&'f FormSchema<'f>),
    Properties(&'f FormSchema<'f>),
    Required(&'f FormSchema<'f>),
    Meta(&'f Map<String, Value>),
}

/// Calls `write` with each key of the parameters of `elicitation/create`.
pub(super) fn request<'f, E>(
    request: &'f ElicitRequestFormParams<'f>,
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    if let Some(meta) = request.meta() {
        write(META, Item::Meta(meta))?;
    }
    if request.names_mode() {
        write(MODE, Item::Text("form"))?;
    }
    write(MESSAGE, Item::Text(request.message()))?;
    write(REQUESTED_SCHEMA, Item::Form(request.form()))
}

/// Calls `write` with each keyword of a form.
pub(super) fn form<'f, E>(
    form: &'f FormSchema<'f>,
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    if let Some(dialect) = form.dialect() {
        write(SCHEMA, Item::Text(dialect))?;
    }
    write(TYPE, Item::Text("object"))?;
    write(PROPERTIES, Item::Properties(form))?;
    let mut any = false;
    form.visit(&mut |field| any |= field.facts().required);
    if any { write(REQUIRED, Item::Required(form)) } else { Ok(()) }
}

/// Calls `write` with each keyword of a field.
pub(super) fn field<'f, E>(
    field: &'f Field<'f>,
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    write(TYPE, Item::Text(field.facts.kind.json_type()))?;
    Keyword::each(|keyword| match keyword {
        Keyword::Default => options(field, write).and_then(|()| one(field, keyword, write)),
        _ => one(field, keyword, write),
    })
}

/// One that has one value.
#[inline]
fn one<'f, E>(
    field: &'f Field<'f>,
    keyword: Keyword,
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    let kind = field.facts.kind;
    let Some(said) = field.said(keyword).filter(|_| kind.has(keyword)) else { return Ok(()) };
    let item = match said {
        Said::Text(text) => Item::Text(text),
        Said::Count(count) => Item::Count(count),
        Said::Bound(bound) => Item::Number(bound.as_written(kind)),
        Said::Format(format) => Item::Text(format.as_str()),
        Said::Default(default) => self::default(default, kind),
    };
    write(Key::of(keyword), item)
}

/// What a select chooses from, behind its limits.
fn options<'f, E>(
    field: &'f Field<'f>,
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    match field.facts.kind {
        FieldKind::SingleSelect => single_select(field, write),
        FieldKind::MultiSelect => write(ITEMS, Item::Items(field)),
        FieldKind::String | FieldKind::Number | FieldKind::Integer | FieldKind::Boolean => Ok(()),
    }
}

fn single_select<'f, E>(
    field: &'f Field<'f>,
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    match field.titles {
        Some(titles) if field.facts.enum_names => {
            write(ENUM, Item::List(field.options))?;
            write(ENUM_NAMES, Item::List(titles))
        }
        Some(titles) => write(ONE_OF, Item::Titled(field.options, titles)),
        None => write(ENUM, Item::List(field.options)),
    }
}

/// Calls `write` with each keyword of the items of a multi-select.
pub(super) fn items<'f, E>(
    field: &'f Field<'f>,
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    if let Some(titles) = field.titles {
        return write(ANY_OF, Item::Titled(field.options, titles));
    }
    write(TYPE, Item::Text("string"))?;
    write(ENUM, Item::List(field.options))
}

/// Calls `write` with each keyword of an option with a title.
pub(super) fn titled<'f, E>(
    (value, title): (&'f str, &'f str),
    write: &mut impl FnMut(Key, Item<'f>) -> Result<(), E>,
) -> Result<(), E> {
    write(CONST, Item::Text(value))?;
    write(TITLE, Item::Text(title))
}

/// A default, as a field of that kind has it.
pub(super) const fn default(default: DefaultValue<'_>, kind: FieldKind) -> Item<'_> {
    match default {
        DefaultValue::Boolean(value) => Item::Flag(value),
        DefaultValue::Number(value) => Item::Number(value.as_written(kind)),
        DefaultValue::String(value) => Item::Text(value),
        DefaultValue::List(values) => Item::List(values),
    }
}
