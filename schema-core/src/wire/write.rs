//! The text of a form, without a serializer between.

use core::convert::Infallible;

use super::key::Key;
use super::keywords::{self, Entries, Item};
use super::text::{self, Out};
use crate::field::{Field, FieldRef, Texts};
use crate::form::{ElicitRequestFormParams, FormSchema};
use crate::made::Made;

impl FormSchema<'_> {
    /// The JSON of the wire as text: byte for byte what `serde_json::to_string` gives, in
    /// a fraction of its time.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(form.to_json(), r#"{"type":"object","properties":{"sure":{"type":"boolean"}}}"#);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn to_json(&self) -> String {
        self.kept_json().map_or_else(|| self.new_json(), ToOwned::to_owned)
    }

    /// The text of a constant, which is made once.
    pub(crate) fn kept_json(&self) -> Option<&'static str> {
        static TEXTS: Made<(usize, usize), Box<str>> = Made::new();
        let place = self.place()?;
        Some(TEXTS.get(place, || self.new_json().into()))
    }

    /// The same of what a type says of itself, which is a constant always.
    pub(crate) fn constant_json(&self) -> &'static str {
        self.kept_json().unwrap_or_else(|| Box::leak(self.new_json().into()))
    }

    fn new_json(&self) -> String {
        let mut text = String::with_capacity(room(self));
        write_new_form(&mut text, self);
        text
    }
}

impl ElicitRequestFormParams<'_> {
    /// The parameters as text: byte for byte what `serde_json::to_string` gives, in a
    /// fraction of its time.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(
    ///     form.request("Really?").to_json(),
    ///     concat!(
    ///         r#"{"mode":"form","message":"Really?","#,
    ///         r#""requestedSchema":{"type":"object","properties":{"sure":{"type":"boolean"}}}}"#,
    ///     ),
    /// );
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn to_json(&self) -> String {
        let form = self.form().kept_json().map_or_else(|| room(self.form()), str::len);
        let mut text = String::with_capacity(64 + self.message().len() + form);
        write_request(&mut text, self);
        text
    }
}

/// As many bytes as the text of the form takes, seldom fewer: so there is mostly one
/// allocation. The text of constants is made once, and may need more.
fn room(form: &FormSchema<'_>) -> usize {
    let mut room = 128;
    form.visit(&mut |field| {
        room += match field {
            FieldRef::Constant(_) => 128,
            FieldRef::Owned(field) => field.room(),
        }
    });
    room
}

/// An object of which a description tells the keys.
struct Object<'o> {
    out: &'o mut String,
    is_empty: bool,
}

impl<'o> Object<'o> {
    const fn start(out: &'o mut String) -> Self {
        Self { out, is_empty: true }
    }

    fn end(self, Ok(()): Result<(), Infallible>) {
        self.out.raw(if self.is_empty { "{}" } else { "}" });
    }
}

impl<'f> Entries<'f> for Object<'_> {
    type Error = Infallible;

    // Where it is inlined, the key and the sort of item are known, and little is left of it.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn entry(&mut self, key: Key, item: Item<'f>) -> Result<(), Infallible> {
        text::key(self.out, &mut self.is_empty, key);
        write_item(self.out, item);
        Ok(())
    }
}

fn write_request(out: &mut String, request: &ElicitRequestFormParams<'_>) {
    let mut object = Object::start(out);
    let done = keywords::request(request, &mut object);
    object.end(done);
}

fn write_form(out: &mut String, form: &FormSchema<'_>) {
    match form.kept_json() {
        Some(json) => out.raw(json),
        None => write_new_form(out, form),
    }
}

fn write_new_form(out: &mut String, form: &FormSchema<'_>) {
    let mut object = Object::start(out);
    let done = keywords::form(form, &mut object);
    object.end(done);
}

fn write_field(out: &mut String, field: &Field<'_>) {
    let mut object = Object::start(out);
    let done = keywords::field(field, &mut object);
    object.end(done);
}

#[allow(clippy::inline_always)] // as above
#[inline(always)]
fn write_item(out: &mut String, item: Item<'_>) {
    match item {
        Item::Text(value) => text::text(out, value),
        Item::Word(word) => text::word(out, word),
        Item::Count(count) => out.count(count),
        Item::Number(number) => text::number(out, number),
        Item::Flag(flag) => text::flag(out, flag),
        Item::List(list) => write_list(out, list),
        Item::Titled(options, titles) => write_titled(out, options, titles),
        Item::Items(field) => write_items(out, field),
        Item::Form(form) => write_form(out, form),
        Item::Properties(form) => write_properties(out, form),
        Item::Required(form) => write_required(out, form),
        // A map of JSON can be written.
        Item::Meta(meta) => out.display(serde_json::to_string(meta).unwrap_or_default()),
    }
}

fn write_list(out: &mut String, list: Texts<'_>) {
    text::list(out, list.iter(), text::text);
}

fn write_titled(out: &mut String, options: Texts<'_>, titles: Texts<'_>) {
    text::list(out, options.iter().zip(titles.iter()), |out, option| {
        let mut object = Object::start(out);
        let done = keywords::titled(option, &mut object);
        object.end(done);
    });
}

fn write_items(out: &mut String, field: &Field<'_>) {
    let mut object = Object::start(out);
    let done = keywords::items(field, &mut object);
    object.end(done);
}

fn write_properties(out: &mut String, form: &FormSchema<'_>) {
    let mut separator = "{";
    form.visit(&mut |field| {
        out.raw(separator);
        separator = ",";
        text::text(out, field.name());
        out.raw(":");
        match field {
            FieldRef::Constant(field) => write_field(out, field),
            FieldRef::Owned(field) => write_field(out, &field.as_field()),
        }
    });
    out.raw(if separator == "{" { "{}" } else { "}" });
}

fn write_required(out: &mut String, form: &FormSchema<'_>) {
    let mut separator = "[";
    form.visit(&mut |field| {
        if field.facts().required {
            out.raw(separator);
            separator = ",";
            text::text(out, field.name());
        }
    });
    out.raw("]");
}
