//! [`FieldKind`] and [`Format`]: what a field is, as values.

use core::fmt;
use core::str::FromStr;

/// What kind of field it is.
///
/// One variant for each shape of the protocol's `PrimitiveSchemaDefinition`;
/// the five encodings of a select count as two kinds.
///
/// ```
/// use schema_core::{Field, FieldKind};
///
/// assert_eq!(Field::integer("age").as_field().kind(), FieldKind::Integer);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FieldKind {
    /// Free text (`StringSchema`).
    String,
    /// A number with or without a fraction (`NumberSchema`, `"type": "number"`).
    Number,
    /// A whole number (`NumberSchema`, `"type": "integer"`).
    Integer,
    /// Yes or no (`BooleanSchema`).
    Boolean,
    /// One of several options (`SingleSelectEnumSchema`, `LegacyTitledEnumSchema`).
    SingleSelect,
    /// Any number of several options (`MultiSelectEnumSchema`).
    MultiSelect,
}

impl FieldKind {
    /// The value of the keyword `type`.
    ///
    /// ```
    /// assert_eq!(schema_core::FieldKind::SingleSelect.json_type(), "string");
    /// ```
    pub const fn json_type(self) -> &'static str {
        match self {
            Self::String | Self::SingleSelect => "string",
            Self::Number => "number",
            Self::Integer => "integer",
            Self::Boolean => "boolean",
            Self::MultiSelect => "array",
        }
    }

    /// The kind in words: `a multi-select`.
    pub(crate) const fn in_words(self) -> &'static str {
        match self {
            Self::String => "a string",
            Self::Number => "a number",
            Self::Integer => "an integer",
            Self::Boolean => "a boolean",
            Self::SingleSelect => "a single-select",
            Self::MultiSelect => "a multi-select",
        }
    }

    /// Whether this is one of the two selects.
    pub(crate) const fn is_select(self) -> bool {
        matches!(self, Self::SingleSelect | Self::MultiSelect)
    }

    /// Whether this is one of the two kinds of number.
    pub(crate) const fn is_numeric(self) -> bool {
        matches!(self, Self::Number | Self::Integer)
    }
}

impl fmt::Display for FieldKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.in_words())
    }
}

/// The four formats that a string field may ask for (`StringSchema.format`).
///
/// ```
/// use schema_core::Format;
///
/// assert_eq!(Format::DateTime.as_str(), "date-time");
/// assert_eq!("email".parse(), Ok(Format::Email));
/// assert!("phone".parse::<Format>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// An e-mail address.
    Email,
    /// An absolute URI (RFC 3986).
    Uri,
    /// A calendar day, `2026-01-31` (RFC 3339 `full-date`).
    Date,
    /// A moment with its offset, `2026-01-31T08:30:00Z` (RFC 3339 `date-time`).
    DateTime,
}

impl Format {
    /// All formats, in the order of the specification.
    pub(crate) const ALL: [Self; 4] = [Self::Email, Self::Uri, Self::Date, Self::DateTime];

    /// The name on the wire.
    ///
    /// ```
    /// assert_eq!(schema_core::Format::Uri.as_str(), "uri");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Email => "email",
            Self::Uri => "uri",
            Self::Date => "date",
            Self::DateTime => "date-time",
        }
    }

    /// The format of that name; names are case-sensitive.
    ///
    /// ```
    /// use schema_core::Format;
    ///
    /// assert_eq!(Format::from_name("date"), Some(Format::Date));
    /// assert_eq!(Format::from_name("Date"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.as_str() == name)
    }

    /// The format in words, as a person reads it.
    pub(crate) const fn in_words(self) -> &'static str {
        match self {
            Self::Email => "an e-mail address",
            Self::Uri => "a complete URI",
            Self::Date => "a date like 2026-01-31",
            Self::DateTime => "a date and time like 2026-01-31T08:30:00Z",
        }
    }
}

/// The name on the wire.
impl AsRef<str> for Format {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

/// The format of that name, as [`from_name`](Format::from_name) finds it.
impl FromStr for Format {
    type Err = ParseFormatError;

    fn from_str(name: &str) -> Result<Self, ParseFormatError> {
        Self::from_name(name).ok_or(ParseFormatError(()))
    }
}

/// The text is no format that a form has.
///
/// ```
/// use schema_core::Format;
///
/// let error = "phone".parse::<Format>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "no format of a form has this name: known are email, uri, date, date-time",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseFormatError(());

impl fmt::Display for ParseFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Format::ALL.map(Format::as_str).join(", ");
        write!(f, "no format of a form has this name: known are {known}")
    }
}

impl std::error::Error for ParseFormatError {}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
