//! The revisions of the protocol, and a form as an older one can say it.

use core::fmt;
use core::str::FromStr;

use crate::field::{DefaultValue, Field, FieldBuf, FieldKind};
use crate::form::{Fault, FaultList, FormError, FormSchema, property_pointer};
use crate::rules::FaultKind;

/// A revision of the protocol that has form-mode elicitation.
///
/// Revisions are ordered: a later one is greater.
///
/// ```
/// use schema_core::ProtocolVersion;
///
/// let version: ProtocolVersion = "2025-11-25".parse()?;
/// assert_eq!(version, ProtocolVersion::V2025_11_25);
/// assert!(version > ProtocolVersion::V2025_06_18);
/// assert_eq!(version.to_string(), "2025-11-25");
/// # Ok::<(), schema_core::ParseVersionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ProtocolVersion {
    /// The first one with elicitation: no multi-select, no titled options but
    /// `enumNames`, a default on booleans only.
    V2025_06_18,
    /// Five encodings of a select, defaults everywhere, `$schema`, and a mode.
    V2025_11_25,
    /// Forms are those of 2025-11-25.
    V2026_07_28,
}

impl ProtocolVersion {
    const ALL: [Self; 3] = [Self::V2025_06_18, Self::V2025_11_25, Self::V2026_07_28];

    /// The name on the wire, `protocolVersion`.
    ///
    /// ```
    /// assert_eq!(schema_core::ProtocolVersion::V2026_07_28.as_str(), "2026-07-28");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V2025_06_18 => "2025-06-18",
            Self::V2025_11_25 => "2025-11-25",
            Self::V2026_07_28 => "2026-07-28",
        }
    }
}

impl fmt::Display for ProtocolVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for ProtocolVersion {
    type Err = ParseVersionError;

    fn from_str(name: &str) -> Result<Self, ParseVersionError> {
        Self::ALL.into_iter().find(|version| version.as_str() == name).ok_or(ParseVersionError(()))
    }
}

/// The text is no revision of the protocol that has form-mode elicitation.
///
/// ```
/// use schema_core::ProtocolVersion;
///
/// let error = "2024-11-05".parse::<ProtocolVersion>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "no protocol revision with forms has this name: known are 2025-06-18, 2025-11-25, 2026-07-28",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseVersionError(());

impl fmt::Display for ParseVersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = ProtocolVersion::ALL.map(ProtocolVersion::as_str).join(", ");
        write!(f, "no protocol revision with forms has this name: known are {known}")
    }
}

impl std::error::Error for ParseVersionError {}

impl FormSchema<'_> {
    /// The oldest revision that has all that this form says: from there on it
    /// can be sent as it is.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema, ProtocolVersion};
    ///
    /// let form = FormSchema::builder().field(Field::string("name")).build()?;
    /// assert_eq!(form.oldest_version(), ProtocolVersion::V2025_06_18);
    /// let form = FormSchema::builder().field(Field::string("name").default("Ada")).build()?;
    /// assert_eq!(form.oldest_version(), ProtocolVersion::V2025_11_25);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn oldest_version(&self) -> ProtocolVersion {
        if self.dialect.is_none() && self.fields().all(|field| is_first_revision(&field)) {
            ProtocolVersion::V2025_06_18
        } else {
            ProtocolVersion::V2025_11_25
        }
    }

    /// The form as that revision can say it.
    ///
    /// For 2025-06-18 titled options become `enum` with `enumNames`, `$schema`
    /// goes, and so does every default that is not a boolean's: the client
    /// doesn't know it, and the server fills it in when it reads the answer
    /// against the form that it started from. What is required stays required.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema, ProtocolVersion};
    ///
    /// let size = Field::single_select("size", ["s", "m"]).option_titles(["Small", "Medium"]);
    /// let form = FormSchema::builder().field(size.default("m")).build()?;
    /// assert_eq!(
    ///     form.for_version(ProtocolVersion::V2025_06_18)?.to_string(),
    ///     r#"{"type":"object","properties":{"size":{"type":"string","enum":["s","m"],"enumNames":["Small","Medium"]}}}"#,
    /// );
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`FaultKind::NotInVersion`] for each field that the revision cannot say:
    /// in 2025-06-18, a multi-select.
    pub fn for_version(&self, version: ProtocolVersion) -> Result<FormSchema<'_>, FormError> {
        if version >= self.oldest_version() {
            return Ok(self.clone());
        }
        let mut faults = FaultList::default();
        for field in self.fields().filter(|field| field.kind() == FieldKind::MultiSelect) {
            faults.push(|| Fault::new(
                Some(field.name()),
                property_pointer(field.name()),
                FaultKind::NotInVersion,
                format!(
                    "{version} has no multi-select: ask with one boolean for each option, or ask \
                     clients of {} and later only",
                    ProtocolVersion::V2025_11_25,
                ),
            ));
        }
        let fields = self.fields().map(|field| FieldBuf::from(in_first_revision(field))).collect();
        faults.finish(FormSchema::owned(fields).with_rules(self.rules()))
    }
}

/// Whether 2025-06-18 has all that the field says.
fn is_first_revision(field: &Field<'_>) -> bool {
    let has_titles = field.titles.is_some() && !field.facts.enum_names;
    field.kind() != FieldKind::MultiSelect && !has_titles && has_first_default(field)
}

/// 2025-06-18 declares `default` on `BooleanSchema` only.
fn has_first_default(field: &Field<'_>) -> bool {
    matches!(field.default, None | Some(DefaultValue::Boolean(_)))
}

/// The field with the words of 2025-06-18.
fn in_first_revision(mut field: Field<'_>) -> Field<'_> {
    field.facts.enum_names = field.titles.is_some();
    if !has_first_default(&field) {
        field.default = None;
    }
    field
}
