//! The text of a form, without a serializer between.

use core::convert::Infallible;

use super::key::Key;
use super::keywords::{self, Item};
use super::text::{self, Out, Size};
use crate::field::{Field, FieldRef};
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
        static TEXTS: Made<(usize, usize), String> = Made::new();
        let place = self.place()?;
        Some(TEXTS.get(place, || self.new_json()))
    }

    fn new_json(&self) -> String {
        to_text(&|out| write_new_form(out, self), &|out| write_new_form(out, self))
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
        to_text(&|out| write_request(out, self), &|out| write_request(out, self))
    }
}

/// Measures first, so that there is mostly one allocation.
fn to_text(measure: &dyn Fn(&mut Size), write: &dyn Fn(&mut String)) -> String {
    let mut size = Size::default();
    measure(&mut size);
    let mut text = String::with_capacity(size.0);
    write(&mut text);
    text
}

/// An object of which a description tells the keys.
struct Object<'o, O> {
    out: &'o mut O,
    separator: &'static str,
}

impl<'o, O: Out> Object<'o, O> {
    const fn start(out: &'o mut O) -> Self {
        Self { out, separator: "{" }
    }

    #[allow(clippy::unnecessary_wraps)] // what the keywords are handed to may fail elsewhere
    fn entry(&mut self, key: Key, item: Item<'_>) -> Result<(), Infallible> {
        self.out.raw(self.separator);
        self.separator = ",";
        self.out.raw(key.text);
        write_item(self.out, item);
        Ok(())
    }

    fn end(self, Ok(()): Result<(), Infallible>) {
        self.out.raw(if self.separator == "{" { "{}" } else { "}" });
    }
}

fn write_request(out: &mut impl Out, request: &ElicitRequestFormParams<'_>) {
    let mut object = Object::start(out);
    let done = keywords::request(request, &mut |key, item| object.entry(key, item));
    object.end(done);
}

fn write_form(out: &mut impl Out, form: &FormSchema<'_>) {
    match form.kept_json() {
        Some(json) => out.raw(json),
        None => write_new_form(out, form),
    }
}

fn write_new_form(out: &mut impl Out, form: &FormSchema<'_>) {
    let mut object = Object::start(out);
    let done = keywords::form(form, &mut |key, item| object.entry(key, item));
    object.end(done);
}

fn write_field(out: &mut impl Out, field: &Field<'_>) {
    let mut object = Object::start(out);
    let done = keywords::field(field, &mut |key, item| object.entry(key, item));
    object.end(done);
}

fn write_item<O: Out>(out: &mut O, item: Item<'_>) {
    match item {
        Item::Text(value) => text::text(out, value),
        Item::Count(count) => out.display(count),
        Item::Number(number) => text::number(out, number),
        Item::Flag(flag) => text::flag(out, flag),
        Item::List(list) => text::list(out, list.iter(), |out, value| text::text(out, value)),
        Item::Titled(options, titles) => {
            text::list(out, options.iter().zip(titles.iter()), |out, option| {
                let mut object = Object::start(out);
                let done = keywords::titled(option, &mut |key, item| object.entry(key, item));
                object.end(done);
            });
        }
        Item::Items(field) => {
            let mut object = Object::start(out);
            let done = keywords::items(field, &mut |key, item| object.entry(key, item));
            object.end(done);
        }
        Item::Form(form) => write_form(out, form),
        Item::Properties(form) => write_properties(out, form),
        Item::Required(form) => write_required(out, form),
        // A map of JSON can be written.
        Item::Meta(meta) => out.display(serde_json::to_string(meta).unwrap_or_default()),
    }
}

fn write_properties(out: &mut impl Out, form: &FormSchema<'_>) {
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

fn write_required(out: &mut impl Out, form: &FormSchema<'_>) {
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
