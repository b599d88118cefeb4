//! What can be wrong with a form, as values to match on.

use super::ViolationKind;
use crate::field::{FieldKind, Format, Keyword, Number};

/// What is wrong with a form.
///
/// ```
/// use schema_core::{FaultKind, Field, FormSchema};
///
/// let error = FormSchema::builder().build().unwrap_err();
/// assert_eq!(error.faults()[0].kind(), &FaultKind::NoFields);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum FaultKind {
    /// A form without fields: clients hang on it, or accept it unseen.
    NoFields,
    /// An edit of something that is no field.
    UnknownField,
    /// A field whose name is empty or white space.
    BlankName,
    /// Two fields of one name.
    RepeatedName,
    /// A field for text or a number that is named like a secret.
    SecretName,
    /// A title without visible text.
    BlankTitle,
    /// A field for text or a number with the title of a secret.
    SecretTitle,
    /// `required` names something that is no field.
    UnknownRequired,
    /// `required` lists a name twice.
    RepeatedRequired,
    /// A keyword that this kind of field does not have.
    NotForKind {
        /// The keyword.
        keyword: Keyword,
        /// The kind of field.
        kind: FieldKind,
    },
    /// The least is more than the greatest: of length, number or items.
    Crossed {
        /// The lower limit.
        low: Keyword,
        /// Its value.
        low_value: Number,
        /// The upper limit.
        high: Keyword,
        /// Its value.
        high_value: Number,
    },
    /// No whole number lies between the bounds of an integer.
    NoIntegerBetween {
        /// The least number.
        min: Number,
        /// The greatest number.
        max: Number,
    },
    /// No value of the Rust type lies between the bounds: only zero for a type that
    /// cannot hold it, or none that an `f32` is exact for.
    NoValueBetween {
        /// The least number.
        min: Number,
        /// The greatest number.
        max: Number,
    },
    /// A number that is not finite, or a whole one of more than 64 bits.
    NotRepresentable {
        /// The keyword.
        keyword: Keyword,
    },
    /// A bound of an integer with a fraction part.
    NotWhole {
        /// The keyword.
        keyword: Keyword,
        /// Its value.
        value: Number,
    },
    /// A length or a number of items below zero.
    Negative {
        /// The keyword.
        keyword: Keyword,
        /// Its value.
        value: Number,
    },
    /// A limit that the Rust type of the field does not reach.
    BeyondType {
        /// The keyword.
        keyword: Keyword,
        /// Its value.
        value: Number,
        /// How far the type goes.
        limit: Number,
    },
    /// Another format than the Rust type of the field has.
    FormatOfType {
        /// The format of the type.
        format: Format,
    },
    /// More options must be chosen than there are.
    MoreItemsThanOptions {
        /// How many must be chosen.
        min_items: u64,
        /// How many there are.
        options: usize,
    },
    /// A select without options.
    NoOptions,
    /// An option that stands twice.
    RepeatedOption {
        /// The place of the second one, from 0.
        index: usize,
    },
    /// An option without a visible value.
    EmptyOption {
        /// Its place, from 0.
        index: usize,
    },
    /// An option that the Rust type of the field cannot hold.
    OptionRefused {
        /// Its place, from 0.
        index: usize,
        /// Why not.
        because: ViolationKind<'static>,
    },
    /// A title without visible text.
    EmptyTitle {
        /// Its place, from 0.
        index: usize,
    },
    /// A title that another option has, so that a person can't tell the two apart.
    RepeatedTitle {
        /// The place of the second one, from 0.
        index: usize,
    },
    /// More or fewer titles than options.
    TitleCount {
        /// How many titles there are.
        titles: usize,
        /// How many options there are.
        options: usize,
    },
    /// A default that the form would not accept as an answer.
    DefaultRefused {
        /// Why not.
        because: ViolationKind<'static>,
    },
    /// Read: the text is not JSON.
    Syntax,
    /// Read: a value of another JSON type than its keyword takes.
    WrongJsonType {
        /// What the keyword takes, in words: `a string`.
        expected: &'static str,
    },
    /// Read: a keyword that must be there and is not.
    MissingKeyword {
        /// The keyword in JSON.
        keyword: &'static str,
    },
    /// Read: a keyword that the restricted subset of JSON Schema does not have
    /// in this place.
    UnknownKeyword,
    /// Read: the same key twice in one JSON object.
    RepeatedKey,
    /// Read: a `type` that no field, or no form, has.
    UnknownType,
    /// Read: a format that is none of the four.
    UnknownFormat,
    /// Read: a select whose options are not in one of the five encodings.
    MalformedSelect,
    /// Read: a request in another mode than `form`.
    WrongMode,
    /// Read: there is more wrong than can be listed.
    TooManyFaults,
    /// Something that an older protocol revision cannot say.
    NotInVersion,
}

impl FaultKind {
    /// Whether such a form may be read, but not written: it is legal, and a
    /// trap for the client or the person.
    pub(crate) const fn only_when_written(&self) -> bool {
        matches!(
            self,
            Self::NoFields
                | Self::SecretName
                | Self::BlankTitle
                | Self::SecretTitle
                | Self::NotWhole { .. }
                | Self::EmptyOption { .. }
                | Self::EmptyTitle { .. }
                | Self::RepeatedTitle { .. }
        )
    }
}
