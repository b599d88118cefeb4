//! Which keywords a form is written with, and in which order: one description for the
//! serializer and for the text.

use serde_json::{Map, Value};

use super::key::{
    ANY_OF, CONST, ENUM, ENUM_NAMES, ITEMS, Key, MESSAGE, META, MODE, ONE_OF, PROPERTIES,
    REQUESTED_SCHEMA, REQUIRED, SCHEMA, TITLE, TYPE,
};
use crate::field::{DefaultValue, Field, FieldKind, Keyword, Number, Said, Texts, Visit};
use crate::form::{ElicitRequestFormParams, FormSchema};

/// What a keyword has.
#[derive(Clone, Copy)]
pub(super) enum Item<'f> {
    Text(&'f str),
    /// A word of ours.
    Word(&'static str),
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

/// Where the keys go, each with what it has.
pub(super) trait Entries<'f> {
    /// Why it may fail.
    type Error;

    fn entry(&mut self, key: Key, item: Item<'f>) -> Result<(), Self::Error>;
}

/// Writes each key of the parameters of `elicitation/create`.
pub(super) fn request<'f, O: Entries<'f>>(
    request: &'f ElicitRequestFormParams<'f>,
    out: &mut O,
) -> Result<(), O::Error> {
    if let Some(meta) = request.meta() {
        out.entry(META, Item::Meta(meta))?;
    }
    if request.names_mode() {
        out.entry(MODE, Item::Word("form"))?;
    }
    out.entry(MESSAGE, Item::Text(request.message()))?;
    out.entry(REQUESTED_SCHEMA, Item::Form(request.form()))
}

/// Writes each keyword of a form.
pub(super) fn form<'f, O: Entries<'f>>(
    form: &'f FormSchema<'f>,
    out: &mut O,
) -> Result<(), O::Error> {
    if let Some(dialect) = form.dialect() {
        out.entry(SCHEMA, Item::Text(dialect))?;
    }
    out.entry(TYPE, Item::Word("object"))?;
    out.entry(PROPERTIES, Item::Properties(form))?;
    let mut any = false;
    form.visit(&mut |field| any |= field.facts().required);
    if any { out.entry(REQUIRED, Item::Required(form)) } else { Ok(()) }
}

/// Writes each keyword of a field.
pub(super) fn field<'f, O: Entries<'f>>(field: &'f Field<'f>, out: &mut O) -> Result<(), O::Error> {
    out.entry(TYPE, Item::Word(field.facts.kind.json_type()))?;
    Keyword::each(&mut Saying { field, out })
}

/// What a field says.
struct Saying<'f, 'o, O> {
    field: &'f Field<'f>,
    out: &'o mut O,
}

impl<'f, O: Entries<'f>> Visit for Saying<'f, '_, O> {
    type Error = O::Error;

    #[allow(clippy::inline_always)] // see there
    #[inline(always)]
    fn visit(&mut self, keyword: Keyword) -> Result<(), O::Error> {
        let kind = self.field.facts.kind;
        if matches!(keyword, Keyword::Default) {
            options(self.field, self.out)?;
        }
        let said = self.field.said(keyword).filter(|_| kind.has(keyword));
        let item = match said {
            None => return Ok(()),
            Some(Said::Text(text)) => Item::Text(text),
            Some(Said::Count(count)) => Item::Count(count),
            Some(Said::Bound(bound)) => Item::Number(bound.as_written(kind)),
            Some(Said::Format(format)) => Item::Word(format.as_str()),
            Some(Said::Default(default)) => self::default(default, kind),
        };
        self.out.entry(Key::of(keyword), item)
    }
}

/// What a select chooses from, behind its limits.
fn options<'f, O: Entries<'f>>(field: &'f Field<'f>, out: &mut O) -> Result<(), O::Error> {
    match field.facts.kind {
        FieldKind::SingleSelect => single_select(field, out),
        FieldKind::MultiSelect => out.entry(ITEMS, Item::Items(field)),
        FieldKind::String | FieldKind::Number | FieldKind::Integer | FieldKind::Boolean => Ok(()),
    }
}

fn single_select<'f, O: Entries<'f>>(field: &'f Field<'f>, out: &mut O) -> Result<(), O::Error> {
    match field.titles {
        Some(titles) if field.facts.enum_names => {
            out.entry(ENUM, Item::List(field.options))?;
            out.entry(ENUM_NAMES, Item::List(titles))
        }
        Some(titles) => out.entry(ONE_OF, Item::Titled(field.options, titles)),
        None => out.entry(ENUM, Item::List(field.options)),
    }
}

/// Writes each keyword of the items of a multi-select.
pub(super) fn items<'f, O: Entries<'f>>(field: &'f Field<'f>, out: &mut O) -> Result<(), O::Error> {
    if let Some(titles) = field.titles {
        return out.entry(ANY_OF, Item::Titled(field.options, titles));
    }
    out.entry(TYPE, Item::Word("string"))?;
    out.entry(ENUM, Item::List(field.options))
}

/// Writes each keyword of an option with a title.
pub(super) fn titled<'f, O: Entries<'f>>(
    (value, title): (&'f str, &'f str),
    out: &mut O,
) -> Result<(), O::Error> {
    out.entry(CONST, Item::Text(value))?;
    out.entry(TITLE, Item::Text(title))
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
