//! [`FieldBuf`]: a field that owns its texts where it has to.

use std::borrow::Cow;

use super::{DefaultValue, Facts, Field, FieldKind, Texts};

/// The storage of a field that was made or read at run time.
#[derive(Clone)]
pub(crate) struct FieldBuf<'a> {
    pub(crate) name: Cow<'a, str>,
    pub(crate) title: Option<Cow<'a, str>>,
    pub(crate) description: Option<Cow<'a, str>>,
    pub(crate) options: Vec<Cow<'a, str>>,
    pub(crate) titles: Option<Vec<Cow<'a, str>>>,
    pub(crate) default: Option<DefaultBuf<'a>>,
    pub(crate) facts: Facts,
}

/// A field where it is stored: a [`Field`] is too large to be copied for each
/// value that is checked.
#[derive(Clone, Copy)]
pub(crate) enum FieldRef<'a> {
    Constant(&'a Field<'a>),
    Owned(&'a FieldBuf<'a>),
}

impl<'a> FieldRef<'a> {
    pub(crate) fn name(self) -> &'a str {
        match self {
            Self::Constant(field) => field.name,
            Self::Owned(field) => &field.name,
        }
    }

    pub(crate) fn facts(self) -> &'a Facts {
        match self {
            Self::Constant(field) => &field.facts,
            Self::Owned(field) => &field.facts,
        }
    }

    pub(crate) fn options(self) -> Texts<'a> {
        match self {
            Self::Constant(field) => field.options,
            Self::Owned(field) => Texts::cows(&field.options),
        }
    }

    /// The whole of it.
    pub(crate) fn field(self) -> Field<'a> {
        match self {
            Self::Constant(field) => *field,
            Self::Owned(field) => field.as_field(),
        }
    }
}

/// The storage of a default.
#[derive(Clone)]
pub(crate) enum DefaultBuf<'a> {
    Boolean(bool),
    Number(super::Number),
    String(Cow<'a, str>),
    List(Vec<Cow<'a, str>>),
}

impl<'a> FieldBuf<'a> {
    pub(crate) fn of_kind(name: Cow<'a, str>, kind: FieldKind) -> Self {
        Self {
            name,
            title: None,
            description: None,
            options: Vec::new(),
            titles: None,
            default: None,
            facts: Facts::of_kind(kind),
        }
    }

    /// The view that rules, writer and validator work on.
    #[inline]
    pub(crate) fn as_field(&self) -> Field<'_> {
        Field {
            name: &self.name,
            title: self.title.as_deref(),
            description: self.description.as_deref(),
            options: Texts::cows(&self.options),
            titles: self.titles.as_deref().map(Texts::cows),
            default: self.default.as_ref().map(DefaultBuf::as_value),
            facts: self.facts,
        }
    }

    /// As many bytes as it takes as JSON, its name in `required` included: seldom fewer.
    pub(crate) fn room(&self) -> usize {
        let default = match &self.default {
            Some(DefaultBuf::String(text)) => room([text]),
            Some(DefaultBuf::List(texts)) => room(texts),
            Some(DefaultBuf::Boolean(_) | DefaultBuf::Number(_)) | None => 0,
        };
        let said = self.title.iter().chain(&self.description);
        let lists = self.options.iter().chain(self.titles.iter().flatten());
        96 + 2 * self.name.len() + room(said) + room(lists) + default
    }

    pub(crate) fn into_owned(self) -> FieldBuf<'static> {
        FieldBuf {
            name: owned(self.name),
            title: self.title.map(owned),
            description: self.description.map(owned),
            options: all_owned(self.options),
            titles: self.titles.map(all_owned),
            default: self.default.map(DefaultBuf::into_owned),
            facts: self.facts,
        }
    }
}

/// Borrows every text.
impl<'a> From<Field<'a>> for FieldBuf<'a> {
    fn from(field: Field<'a>) -> Self {
        Self {
            name: Cow::Borrowed(field.name),
            title: field.title.map(Cow::Borrowed),
            description: field.description.map(Cow::Borrowed),
            options: field.options.to_cows(),
            titles: field.titles.map(Texts::to_cows),
            default: field.default.map(DefaultBuf::from),
            facts: field.facts,
        }
    }
}

impl DefaultBuf<'_> {
    fn as_value(&self) -> DefaultValue<'_> {
        match self {
            Self::Boolean(value) => DefaultValue::Boolean(*value),
            Self::Number(value) => DefaultValue::Number(*value),
            Self::String(value) => DefaultValue::String(value),
            Self::List(values) => DefaultValue::List(Texts::cows(values)),
        }
    }

    fn into_owned(self) -> DefaultBuf<'static> {
        match self {
            Self::Boolean(value) => DefaultBuf::Boolean(value),
            Self::Number(value) => DefaultBuf::Number(value),
            Self::String(value) => DefaultBuf::String(owned(value)),
            Self::List(values) => DefaultBuf::List(all_owned(values)),
        }
    }
}

impl<'a> From<DefaultValue<'a>> for DefaultBuf<'a> {
    fn from(value: DefaultValue<'a>) -> Self {
        match value {
            DefaultValue::Boolean(value) => Self::Boolean(value),
            DefaultValue::Number(value) => Self::Number(value),
            DefaultValue::String(value) => Self::String(Cow::Borrowed(value)),
            DefaultValue::List(values) => Self::List(values.to_cows()),
        }
    }
}

/// The bytes of the texts, and of what stands around each.
fn room<'a>(texts: impl IntoIterator<Item = &'a Cow<'a, str>>) -> usize {
    texts.into_iter().map(|text| text.len() + 16).sum()
}

fn owned(text: Cow<'_, str>) -> Cow<'static, str> {
    Cow::Owned(text.into_owned())
}

fn all_owned(texts: Vec<Cow<'_, str>>) -> Vec<Cow<'static, str>> {
    texts.into_iter().map(owned).collect()
}
