//! One field of a form: what it says, and the two builders that say it.
//!
//! [`Field`] is a borrowed, `Copy` view, so that every rule can run on it in a
//! `const`. [`FieldSpec`] makes one in a `const`, [`FieldBuilder`] at run time.

mod buf;
mod builder;
mod checks;
mod constant;
mod default;
pub(crate) mod expression;
mod keyword;
pub(crate) mod kind;
mod limits;
mod number;
mod of_type;
mod spec;
mod text;
mod traits;
mod values;

pub use builder::FieldBuilder;
pub use checks::Checks;
#[cfg(feature = "tools")]
pub(crate) use checks::Whole;
pub use default::IntoDefault;
pub use keyword::Keyword;
pub(crate) use keyword::{Said, Slot, Visit};
pub(crate) use number::Digits;
pub use number::Number;
pub use spec::FieldSpec;
pub use text::{IntoText, Texts};
pub use traits::{ElicitEnum, ElicitField, ElicitOptions};
pub use values::{FieldKind, Format, ParseFormatError};

pub(crate) use buf::{DefaultBuf, FieldBuf, FieldRef};
pub(crate) use limits::{Limits, RustType};
pub(crate) use text::List;

/// One field of a form, as it stands: name, kind and keywords.
///
/// The associated functions start a new field; see [`FieldBuilder`] for the
/// modifiers. Specification: `PrimitiveSchemaDefinition`.
///
/// ```
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder()
///     .field(Field::string("name").title("Your name").max_length(80).required(true))
///     .build()?;
/// let name = form.field("name").ok_or("no such field")?;
/// assert_eq!(name.title(), Some("Your name"));
/// assert_eq!(name.max_length(), Some(80));
/// assert!(name.is_required());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Field<'a> {
    pub(crate) name: &'a str,
    pub(crate) title: Option<&'a str>,
    pub(crate) description: Option<&'a str>,
    pub(crate) options: Texts<'a>,
    pub(crate) titles: Option<Texts<'a>>,
    pub(crate) default: Option<DefaultValue<'a>>,
    pub(crate) facts: Facts,
}

/// What a field says beside its texts.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // facts that are independent of each other
pub(crate) struct Facts {
    pub(crate) kind: FieldKind,
    pub(crate) required: bool,
    /// What the author of a field said of it, which wins over type and default.
    pub(crate) asked: Option<bool>,
    /// Which values of that kind are legal.
    pub(crate) limits: Limits,
    /// Titles are written as `enum` + `enumNames`, not as `oneOf`.
    pub(crate) enum_names: bool,
    /// The name reads like a secret's, but the author says that it is none.
    pub(crate) not_secret: bool,
    /// A modifier that this kind of field can't have: `build()` reports it.
    pub(crate) misplaced: Option<Keyword>,
    /// An `Option`: an absent answer stays `None`, also with a default.
    pub(crate) optional: bool,
    /// The default is a variant of the enum that serde never reads, and so no option.
    pub(crate) skipped_default: bool,
    /// Its type is a mistake that was reported: no rule holds, and none is asked.
    pub(crate) unknown: bool,
    /// The author's own rules, which `answer` asks.
    pub(crate) checks: Option<&'static Checks>,
}

impl Field<'_> {
    /// Whether its type says nothing that a rule could refuse, as nearly all types do: the
    /// compiler asks it for each field, and each rule costs it more than many comparisons.
    pub(crate) const fn says_little(&self) -> bool {
        let is_plain = match self.facts.kind {
            FieldKind::Boolean | FieldKind::String | FieldKind::Number | FieldKind::Integer => true,
            FieldKind::SingleSelect | FieldKind::MultiSelect => false,
        };
        is_plain
            && self.facts.limits.are_plain()
            && self.options.is_empty()
            && self.titles.is_none()
            && self.default.is_none()
            && !self.facts.enum_names
    }
}

/// The default of a field: what the form is filled in with, and what an absent
/// answer becomes.
///
/// ```
/// use schema_core::{DefaultValue, Field};
///
/// let field = Field::boolean("news").default(false);
/// assert!(matches!(field.as_field().default(), Some(DefaultValue::Boolean(false))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum DefaultValue<'a> {
    /// The default of a boolean.
    Boolean(bool),
    /// The default of a number or an integer.
    Number(Number),
    /// The default of a string, or the option of a single-select.
    String(&'a str),
    /// The options of a multi-select.
    List(Texts<'a>),
}

impl Facts {
    pub(crate) const fn of_kind(kind: FieldKind) -> Self {
        Self {
            kind,
            required: false,
            asked: None,
            limits: Limits::of(matches!(kind, FieldKind::Integer)),
            enum_names: false,
            not_secret: false,
            misplaced: None,
            optional: false,
            skipped_default: false,
            unknown: false,
            checks: None,
        }
    }

    /// Whether the wire says the same of both, apart from how titles are written.
    fn says_same(&self, other: &Self) -> bool {
        let Self {
            kind,
            required,
            limits,
            asked: _,
            enum_names: _,
            not_secret: _,
            misplaced: _,
            optional: _,
            skipped_default: _,
            unknown: _,
            checks: _,
        } = self;
        *kind == other.kind && *required == other.required && limits.says_same(&other.limits)
    }
}

impl<'a> Field<'a> {
    pub(crate) const fn of_kind(name: &'a str, kind: FieldKind) -> Self {
        Self {
            name,
            title: None,
            description: None,
            options: Texts::EMPTY,
            titles: None,
            default: None,
            facts: Facts::of_kind(kind),
        }
    }

    /// The name: the key of the property, and of the answer.
    ///
    /// ```
    /// assert_eq!(schema_core::Field::string("mail").as_field().name(), "mail");
    /// ```
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// The kind of field.
    ///
    /// ```
    /// use schema_core::{Field, FieldKind};
    ///
    /// assert_eq!(Field::string("mail").as_field().kind(), FieldKind::String);
    /// ```
    pub const fn kind(&self) -> FieldKind {
        self.facts.kind
    }

    /// Whether `required` lists the field.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// assert!(Field::of::<u8>("age").as_field().is_required());
    /// assert!(!Field::of::<Option<u8>>("age").as_field().is_required());
    /// ```
    pub const fn is_required(&self) -> bool {
        self.facts.required
    }

    /// The label that a person sees.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// assert_eq!(Field::string("mail").title("E-mail").as_field().title(), Some("E-mail"));
    /// assert_eq!(Field::string("mail").as_field().title(), None);
    /// ```
    pub const fn title(&self) -> Option<&'a str> {
        self.title
    }

    /// The help text that a person sees.
    ///
    /// ```
    /// let mail = schema_core::Field::string("mail").description("For the receipt");
    /// assert_eq!(mail.as_field().description(), Some("For the receipt"));
    /// ```
    pub const fn description(&self) -> Option<&'a str> {
        self.description
    }

    /// What the field is filled in with.
    ///
    /// ```
    /// use schema_core::{DefaultValue, Field};
    ///
    /// let size = Field::single_select("size", ["s", "m"]).default("m");
    /// assert_eq!(size.as_field().default(), Some(DefaultValue::String("m")));
    /// ```
    pub const fn default(&self) -> Option<DefaultValue<'a>> {
        self.default
    }

    /// The values to choose from; empty when the field is no select.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// let size = Field::single_select("size", ["s", "m"]);
    /// assert!(size.as_field().options().iter().eq(["s", "m"]));
    /// assert!(Field::string("name").as_field().options().is_empty());
    /// ```
    pub const fn options(&self) -> Texts<'a> {
        self.options
    }

    /// The titles of the options, one for each, when they have any.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// let size = Field::single_select("size", ["s", "m"]).option_titles(["Small", "Medium"]);
    /// let titles = size.as_field().option_titles().map(|titles| titles.iter().collect::<Vec<_>>());
    /// assert_eq!(titles, Some(vec!["Small", "Medium"]));
    /// ```
    pub const fn option_titles(&self) -> Option<Texts<'a>> {
        self.titles
    }

    /// Whether the titles are in the older form, `enum` with `enumNames`
    /// (`LegacyTitledEnumSchema`).
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// let size = Field::single_select("size", ["s", "m"]).enum_names(["Small", "Medium"]);
    /// assert!(size.as_field().has_enum_names());
    /// assert!(!size.option_titles(["Small", "Medium"]).as_field().has_enum_names());
    /// ```
    pub const fn has_enum_names(&self) -> bool {
        self.facts.enum_names
    }

    /// What a person calls the field: its title, or else its name.
    pub(crate) fn label(&self) -> &'a str {
        match self.title {
            Some(title) if !title.trim().is_empty() => title,
            _ => self.name,
        }
    }
}

/// Equal when the wire says the same: what only Rust knows does not count.
impl PartialEq for Field<'_> {
    fn eq(&self, other: &Self) -> bool {
        let Self { name, title, description, options, titles, default, facts } = self;
        *name == other.name
            && *title == other.title
            && *description == other.description
            && *options == other.options
            && *titles == other.titles
            && *default == other.default
            && facts.says_same(&other.facts)
            && (titles.is_none() || facts.enum_names == other.facts.enum_names)
    }
}

impl core::fmt::Debug for Field<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Field")
            .field("name", &self.name)
            .field("kind", &self.facts.kind)
            .field("required", &self.facts.required)
            .finish_non_exhaustive()
    }
}
