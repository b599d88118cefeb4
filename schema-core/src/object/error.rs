//! [`ObjectError`]: all that is wrong with a schema, each with its place.

use core::fmt;

use super::profile::{Profile, Reason};
use crate::Number;
use crate::json::{Report, push_steps};
use crate::text::Excerpt;

/// Why an object schema could not be built, or a profile can't say it: every
/// fault, not only the first.
///
/// ```
/// use schema_core::object::{ObjectSchema, Type};
///
/// let error = ObjectSchema::builder()
///     .required("age", Type::integer().min(9).max(1))
///     .required(" ", Type::string())
///     .build()
///     .unwrap_err();
///
/// assert_eq!(error.faults().len(), 2);
/// assert_eq!(
///     error.to_string(),
///     "2 faults in the object schema:\n\
///      - /properties/age: `minimum` 9 is above `maximum` 1\n\
///      - /properties/ : a property needs a name that is not blank"
/// );
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectError {
    faults: Vec<Fault>,
}

impl ObjectError {
    /// A fault of the whole.
    pub(super) fn of(kind: FaultKind) -> Self {
        Self { faults: vec![Fault { pointer: String::new(), kind }] }
    }

    /// One more, of what stands around the schema.
    pub(super) fn and(mut self, kind: FaultKind) -> Self {
        self.faults.insert(0, Fault { pointer: String::new(), kind });
        self
    }

    /// Every fault, in the order of the schema.
    ///
    /// ```
    /// use schema_core::object::{FaultKind, ObjectSchema};
    ///
    /// let error = ObjectSchema::from_value(&serde_json::json!(7)).unwrap_err();
    /// assert!(matches!(error.faults()[0].kind(), FaultKind::NotASchema { .. }));
    /// ```
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.faults.as_slice() {
            [fault] => write!(f, "a fault in the object schema: {fault}"),
            faults => {
                write!(f, "{} faults in the object schema:", faults.len())?;
                faults.iter().try_for_each(|fault| write!(f, "\n- {fault}"))
            }
        }
    }
}

impl core::error::Error for ObjectError {}

/// One fault: where it is and what it is.
///
/// ```
/// use schema_core::object::{FaultKind, ObjectSchema, Type};
///
/// let status = Type::string().options(["open", "open"]);
/// let error = ObjectSchema::builder().required("status", status).build().unwrap_err();
/// let fault = &error.faults()[0];
///
/// assert_eq!(fault.pointer(), "/properties/status/enum/1");
/// assert!(matches!(fault.kind(), FaultKind::RepeatedOption { value, .. } if value == "\"open\""));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    pointer: String,
    kind: FaultKind,
}

impl Fault {
    /// The place as a JSON pointer (RFC 6901) into the schema as declared; the
    /// empty pointer is the whole schema.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let schema = ObjectSchema::builder().required("a/b", Type::array_of_anything()).build()?;
    /// let error = schema.strict().unwrap_err();
    /// assert_eq!(error.faults()[0].pointer(), "/properties/a~1b");
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// What is wrong there.
    ///
    /// ```
    /// use schema_core::object::{FaultKind, ObjectSchema, Type};
    ///
    /// let tags = Type::array(Type::string().options::<&str>([]));
    /// let error = ObjectSchema::builder().required("tags", tags).build().unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &FaultKind::EmptyEnum);
    /// ```
    pub fn kind(&self) -> &FaultKind {
        &self.kind
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pointer.as_str() {
            // The name stands beside the schema.
            "" if matches!(self.kind, FaultKind::ToolName { .. }) => self.kind.fmt(f),
            "" => write!(f, "the root: {}", self.kind),
            pointer => write!(f, "{}: {}", Excerpt::new(pointer, 200), self.kind),
        }
    }
}

/// What can be wrong with an object schema.
///
/// ```
/// use schema_core::object::{FaultKind, ObjectSchema, Type};
///
/// let limits = Type::number().min(f64::NAN);
/// let error = ObjectSchema::builder().required("limits", limits).build().unwrap_err();
/// assert!(matches!(error.faults()[0].kind(), FaultKind::NoJsonNumber { .. }));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FaultKind {
    /// A property's name is empty or white space.
    BlankName,
    /// A lower bound is above its upper bound.
    #[non_exhaustive]
    CrossedBounds {
        /// The two keywords: `["minLength", "maxLength"]`, for example.
        keywords: [&'static str; 2],
        /// What the first of them says.
        min: Number,
        /// What the second of them says.
        max: Number,
    },
    /// JSON has no such number: NaN, an infinity, or a whole number beyond 64 bits.
    #[non_exhaustive]
    NoJsonNumber {
        /// The number.
        number: Number,
    },
    /// A bound of an integer has a fraction part.
    #[non_exhaustive]
    FractionalBound {
        /// The bound.
        bound: Number,
    },
    /// An enum without values: nothing would be valid.
    EmptyEnum,
    /// An enum lists a value twice; `1` and `1.0` are the same value.
    #[non_exhaustive]
    RepeatedOption {
        /// The value as JSON.
        value: String,
    },
    /// A value of an enum, or a default, is not valid for the type it belongs to.
    #[non_exhaustive]
    Misfit {
        /// The value as JSON.
        value: String,
        /// What the type asks for.
        reason: String,
    },
    /// A raw schema, or one inside it, that is neither an object nor a boolean
    /// (JSON Schema 2020-12 Core, section 4.3).
    #[non_exhaustive]
    NotASchema {
        /// The JSON type it has.
        found: &'static str,
    },
    /// A keyword of a raw schema has a value that JSON Schema 2020-12 does not
    /// let it have.
    #[non_exhaustive]
    WrongValue {
        /// The keyword.
        keyword: String,
        /// What it takes, in words.
        expected: &'static str,
        /// What it has, as JSON or in words.
        found: String,
    },
    /// Read: the text is not JSON.
    #[non_exhaustive]
    Syntax {
        /// What the parser says, with line and column.
        message: String,
    },
    /// Read: a key that stands twice in one JSON object.
    RepeatedKey,
    /// A `$ref` that names nothing in the schema. Nothing is ever fetched.
    #[non_exhaustive]
    NoTarget {
        /// The reference.
        reference: String,
    },
    /// A `pattern` that is no regular expression of ECMA-262.
    #[non_exhaustive]
    BadPattern {
        /// The pattern.
        pattern: String,
        /// What is wrong with it, in words, which may change.
        because: &'static str,
    },
    /// An `x-mcp-header` for which a client has to drop the tool.
    #[non_exhaustive]
    BadHeader {
        /// The name as JSON.
        header: String,
        /// What is wrong.
        because: &'static str,
    },
    /// An edit of a place that the schema does not have.
    NoSuchPlace,
    /// The root of a raw schema does not say `"type": "object"`.
    RootNotObject,
    /// Nested deeper than [`ObjectSchema::MAX_DEPTH`](super::ObjectSchema::MAX_DEPTH).
    TooDeep,
    /// There are more faults than can be listed.
    TooManyFaults,
    /// An API does not take the name of a tool, or of an output
    /// ([`Tool::for_api`](super::Tool::for_api)).
    #[non_exhaustive]
    ToolName {
        /// The name.
        name: String,
        /// What the API takes, in words.
        expected: &'static str,
    },
    /// A profile can't say it ([`ObjectSchema::for_profile`](super::ObjectSchema::for_profile)).
    #[non_exhaustive]
    Refused {
        /// The profile.
        profile: Profile,
        /// Why.
        reason: Reason,
    },
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BlankName => f.write_str("a property needs a name that is not blank"),
            Self::CrossedBounds { keywords: [lower, upper], min, max } => {
                write!(f, "`{lower}` {min} is above `{upper}` {max}")
            }
            Self::NoJsonNumber { number } => write!(
                f,
                "JSON has no number {number}: use a finite one, and a whole one within 64 bits"
            ),
            Self::FractionalBound { bound } => {
                write!(f, "the bound {bound} of an integer has a fraction part")
            }
            Self::EmptyEnum => f.write_str("an enum needs at least one value"),
            Self::RepeatedOption { value } => write!(f, "the enum lists {value} twice"),
            Self::Misfit { value, reason } => write!(f, "{value} is not valid here: {reason}"),
            Self::NotASchema { found } => {
                write!(f, "a schema is a JSON object or a boolean, this is {found}")
            }
            Self::WrongValue { keyword, expected, found } => {
                write!(f, "`{keyword}` takes {expected}, this is {found}")
            }
            Self::Syntax { message } => write!(f, "the text is no JSON: {message}"),
            Self::RepeatedKey => f.write_str("the key stands twice"),
            Self::NoTarget { reference } => {
                write!(f, "{} names nothing in this schema", Excerpt::new(reference, 60).quoted())
            }
            Self::BadPattern { pattern, because } => {
                let pattern = Excerpt::new(pattern, 60).code();
                write!(f, "{pattern} is no regular expression: {because}")
            }
            Self::BadHeader { header, because } => {
                write!(f, "{header} can't be sent as a header: {because}")
            }
            Self::NoSuchPlace => f.write_str("there is nothing to edit"),
            Self::RootNotObject => f.write_str("the root has to say `\"type\": \"object\"`"),
            Self::TooDeep => {
                write!(f, "nested deeper than {} levels", super::ObjectSchema::MAX_DEPTH)
            }
            Self::TooManyFaults => f.write_str("there is more to report than can be listed"),
            Self::ToolName { name, expected } => {
                let name = Excerpt::new(name, 60).quoted();
                write!(f, "the name of a tool has {expected}, this is {name}")
            }
            Self::Refused { profile, reason } => {
                write!(f, "`{profile}` can't be asked for this: {reason}")
            }
        }
    }
}

/// Gathers faults while walking down a schema.
#[derive(Default)]
pub(super) struct Faults {
    pointer: String,
    list: Vec<Fault>,
    report: Report,
}

impl Faults {
    /// A fault at the current place.
    pub(super) fn push(&mut self, kind: FaultKind) {
        self.push_at("", kind);
    }

    /// A fault below the current place; `suffix` is a JSON pointer from there.
    pub(super) fn push_at(&mut self, suffix: &str, kind: FaultKind) {
        if !self.report.has_room() {
            return;
        }
        let pointer = format!("{}{suffix}", self.pointer);
        let has_room = self.report.add(pointer.len());
        self.list.push(Fault { pointer, kind });
        if !has_room {
            self.list.push(Fault { pointer: String::new(), kind: FaultKind::TooManyFaults });
        }
    }

    /// `value` when nothing was wrong.
    pub(super) fn none_or<T>(self, value: T) -> Result<T, ObjectError> {
        if self.list.is_empty() { Ok(value) } else { Err(ObjectError { faults: self.list }) }
    }
}

/// What walks down a schema, and gathers faults.
pub(super) trait Walk {
    fn faults(&mut self) -> &mut Faults;

    /// Runs `walk` some steps below the current place.
    fn within(&mut self, steps: &[&str], walk: impl FnOnce(&mut Self)) {
        let pointer = &mut self.faults().pointer;
        let length = pointer.len();
        push_steps(pointer, steps);
        walk(self);
        self.faults().pointer.truncate(length);
    }
}

impl Walk for Faults {
    fn faults(&mut self) -> &mut Faults {
        self
    }
}
