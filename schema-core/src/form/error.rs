//! [`FormError`]: all that is wrong with a form.

use core::{fmt, slice};
use std::collections::HashSet;

use crate::field::{DefaultValue, Field, Keyword, Texts};
use crate::json::{Report, pointer};
use crate::rules::{FaultKind, ViolationKind, Wording, describe, stranger};
use crate::text::Excerpt;

/// Why there is no form: every fault that was found, at least one.
///
/// ```
/// use schema_core::{Field, FormSchema};
///
/// let error = FormSchema::builder()
///     .field(Field::string("name").min_length(9).max_length(2))
///     .field(Field::integer("age").min(18).default(3))
///     .build()
///     .unwrap_err();
/// let places: Vec<_> = error.faults().iter().map(|fault| fault.pointer()).collect();
/// assert_eq!(places, ["/properties/name/maxLength", "/properties/age/default"]);
/// assert_eq!(
///     error.to_string(),
///     "this is no legal form:\n\
///      `name`: `min_length` 9 is greater than `max_length` 2: no answer fits; exchange or change them\n\
///      `age`: `default` 3 is less than the least, 18",
/// );
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct FormError {
    faults: Vec<Fault>,
}

/// One thing that is wrong with a form.
///
/// ```
/// use schema_core::{Field, FormSchema};
///
/// let age = Field::integer("age").min(18).default(3);
/// let error = FormSchema::builder().field(age).build().unwrap_err();
/// assert_eq!(error.faults()[0].to_string(), "`age`: `default` 3 is less than the least, 18");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    field: Option<String>,
    pointer: String,
    kind: FaultKind,
    message: String,
    /// What is allowed in place of it, where that is a list that other faults may have
    /// as well.
    allowed: Option<String>,
}

impl FormError {
    /// The faults, in the order of the fields.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let error = FormSchema::builder()
    ///     .field(Field::string("name").min_length(9).max_length(2))
    ///     .field(Field::integer("age").min(18).default(3))
    ///     .build()
    ///     .unwrap_err();
    /// let fields: Vec<_> = error.faults().iter().map(|fault| fault.field()).collect();
    /// assert_eq!(fields, [Some("name"), Some("age")]);
    /// ```
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl Fault {
    /// The name of the field that the fault is about, as it came; for an edit, or an
    /// entry of `required`, without a field, the name that was given.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let error = FormSchema::builder().field(Field::string(" ")).build().unwrap_err();
    /// assert_eq!(error.faults()[0].field(), Some(" "));
    /// let error = FormSchema::builder().build().unwrap_err();
    /// assert_eq!(error.faults()[0].field(), None);
    /// ```
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// The place in the JSON of the form, as a JSON Pointer (RFC 6901). It has the
    /// keys as they came: to show them, make an [`Excerpt`] of it.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let size = Field::single_select("size", ["s", "m", "s"]);
    /// let error = FormSchema::builder().field(size).build().unwrap_err();
    /// assert_eq!(error.faults()[0].pointer(), "/properties/size/enum/2");
    /// ```
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// What is wrong, to match on.
    ///
    /// ```
    /// use schema_core::{FaultKind, Field, FormSchema};
    ///
    /// let size = Field::single_select("size", ["s", "m", "s"]);
    /// let error = FormSchema::builder().field(size).build().unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &FaultKind::RepeatedOption { index: 2 });
    /// ```
    pub fn kind(&self) -> &FaultKind {
        &self.kind
    }

    /// A fault in words of our own, of the form as a whole or of something read.
    pub(crate) fn new(
        field: Option<&str>,
        pointer: String,
        kind: FaultKind,
        message: String,
    ) -> Self {
        Self { field: field.map(str::to_owned), pointer, kind, message, allowed: None }
    }

    /// The same with a list of what is allowed, which an error with several such faults
    /// says once.
    pub(crate) fn allowing(self, allowed: String) -> Self {
        Self { allowed: Some(allowed), ..self }
    }

    /// A fault of a field, in the words that the compiler would use.
    pub(crate) fn of_field(
        field: &Field<'_>,
        keyword: Keyword,
        kind: FaultKind,
        names: Wording,
    ) -> Self {
        let pointer = pointer_to(field, keyword, kind);
        Self { message: words(field, kind, names), ..Self::at(field, pointer, kind) }
    }

    /// The same fault of a form that stands inside of something else.
    pub(crate) fn below(mut self, prefix: &str) -> Self {
        self.pointer.insert_str(0, prefix);
        self
    }

    /// What is wrong, without the field.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// How much text it holds, in bytes.
    fn size(&self) -> usize {
        let texts = [self.field.as_ref(), self.allowed.as_ref()].into_iter().flatten();
        texts.map(String::len).sum::<usize>() + self.pointer.len() + self.message.len()
    }

    fn at(field: &Field<'_>, pointer: String, kind: FaultKind) -> Self {
        Self::new(Some(field.name), pointer, kind, String::new())
    }

    /// A fault of the form as a whole.
    pub(crate) fn of_form(kind: FaultKind, name: &str, pointer: &str) -> Self {
        let field = Field::of_kind(name, crate::field::FieldKind::String);
        let message = words(&field, kind, Wording::Rust);
        Self::new((!name.is_empty()).then_some(name), pointer.to_owned(), kind, message)
    }
}

/// The message of a fault. What it shows of lists, a `const fn` can read only
/// from a plain list, so it gets one: of what will be shown, and no more.
fn words(field: &Field<'_>, kind: FaultKind, names: Wording) -> String {
    let options: Vec<&str> = field.options.iter().take(9).collect();
    let is_stranger =
        matches!(kind, FaultKind::DefaultRefused { because: ViolationKind::NotAnOption { .. } });
    let values: Vec<&str> = match field.default {
        // To be found among all options, so only for the fault that shows it.
        Some(DefaultValue::List(list)) if is_stranger => {
            stranger(list, field.options).into_iter().collect()
        }
        Some(DefaultValue::List(list)) => list.iter().take(9).collect(),
        _ => Vec::new(),
    };
    let mut shown = Field { options: Texts::new(&options), ..*field };
    if let Some(DefaultValue::List(_)) = field.default {
        shown.default = Some(DefaultValue::List(Texts::new(&values)));
    }
    let (index, first) = match kind {
        FaultKind::RepeatedOption { index } => (index, FaultKind::RepeatedOption { index: 0 }),
        FaultKind::OptionRefused { index, because } => {
            (index, FaultKind::OptionRefused { index: 0, because })
        }
        FaultKind::RepeatedTitle { index } => {
            let title = field.titles.and_then(|titles| titles.get(index));
            shown.titles = title.as_ref().map(|title| Texts::new(slice::from_ref(title)));
            let first = FaultKind::RepeatedTitle { index: 0 };
            return describe(&shown, first, names).as_str().to_owned();
        }
        _ => return describe(&shown, kind, names).as_str().to_owned(),
    };
    let option = field.options.get(index);
    shown.options = Texts::new(option.as_slice());
    describe(&shown, first, names).as_str().to_owned()
}

/// Where in the JSON the fault is.
fn pointer_to(field: &Field<'_>, keyword: Keyword, kind: FaultKind) -> String {
    let property = property_pointer(field.name);
    let list = match (field.facts.kind.json_type(), &field.titles) {
        ("array", Some(_)) => "items/anyOf",
        ("array", None) => "items/enum",
        (_, Some(_)) if !field.facts.enum_names => "oneOf",
        _ => "enum",
    };
    match kind {
        FaultKind::BlankName | FaultKind::SecretName | FaultKind::RepeatedName => property,
        FaultKind::RepeatedOption { index }
        | FaultKind::OptionRefused { index, .. }
        | FaultKind::EmptyOption { index } => {
            let value = if field.titles.is_some() && list != "enum" { "/const" } else { "" };
            format!("{property}/{list}/{index}{value}")
        }
        FaultKind::EmptyTitle { index } | FaultKind::RepeatedTitle { index } if list == "enum" => {
            format!("{property}/enumNames/{index}")
        }
        FaultKind::EmptyTitle { index } | FaultKind::RepeatedTitle { index } => {
            format!("{property}/{list}/{index}/title")
        }
        FaultKind::TitleCount { .. } if list == "enum" => format!("{property}/enumNames"),
        FaultKind::NoOptions | FaultKind::TitleCount { .. } => format!("{property}/{list}"),
        FaultKind::MoreItemsThanOptions { .. } => format!("{property}/minItems"),
        _ => format!("{property}/{}", keyword.json()),
    }
}

/// `/properties/<name>`, with the name escaped as a pointer needs it.
pub(crate) fn property_pointer(name: &str) -> String {
    pointer(&["properties", name])
}

impl Fault {
    /// What is wrong with the field, when there is one, without what is allowed.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = &self.field {
            write!(f, "{}: ", Excerpt::new(field, 60).code())?;
        }
        f.write_str(&self.message)
    }
}

/// Shows the field, when there is one, and what is wrong with it.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)?;
        match &self.allowed {
            Some(allowed) => write!(f, ": {allowed}"),
            None => Ok(()),
        }
    }
}

/// One fault stands behind the words that there is one, several in a line each.
impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A form that a revision cannot say is legal all the same.
        let is_legal = self.faults.iter().all(|fault| fault.kind == FaultKind::NotInVersion);
        f.write_str(if is_legal {
            "an older client cannot show"
        } else {
            "this is no legal form:"
        })?;
        let separator = if self.faults.len() == 1 { " " } else { "\n" };
        let mut said = HashSet::new();
        for fault in &self.faults {
            f.write_str(separator)?;
            match &fault.allowed {
                // A list is said where it is met first.
                Some(allowed) if !said.insert(allowed) => fault.write(f)?,
                _ => write!(f, "{fault}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for FormError {}

/// Faults on their way into an error: so many of them as anybody reads.
#[derive(Default)]
pub(crate) struct FaultList {
    faults: Vec<Fault>,
    reported: Report,
}

impl FaultList {
    /// Adds a fault, which is not made when there is no room for it.
    pub(crate) fn push(&mut self, fault: impl FnOnce() -> Fault) {
        if self.has_room() {
            let fault = fault();
            let bytes = fault.size();
            self.faults.push(fault);
            self.count(bytes);
        }
    }

    /// Whether anything more is reported.
    pub(crate) fn has_room(&self) -> bool {
        self.reported.has_room()
    }

    /// Counts what was reported; the last words are that there is more.
    pub(crate) fn count(&mut self, bytes: usize) {
        if !self.reported.add(bytes) {
            let words = "there is more to report than can be listed".to_owned();
            self.faults.push(Fault::new(None, String::new(), FaultKind::TooManyFaults, words));
        }
    }

    /// The value, or all faults that there were.
    pub(crate) fn finish<T>(self, value: T) -> Result<T, FormError> {
        if self.faults.is_empty() { Ok(value) } else { Err(self.into_error()) }
    }

    /// Puts other faults in place of these. What was reported stays counted.
    pub(crate) fn replace(&mut self, faults: Vec<Fault>) -> Vec<Fault> {
        core::mem::replace(&mut self.faults, faults)
    }

    /// The error of what is certainly wrong.
    pub(crate) fn into_error(self) -> FormError {
        FormError { faults: self.faults }
    }
}
