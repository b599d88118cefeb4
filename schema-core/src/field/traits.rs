//! Which Rust types can be a field, and as what: the traits.
//!
//! Decided by these alone, never by the spelling of a type: aliases, full paths and
//! types that come through a macro all come out right.

use super::{Checks, FieldSpec, kind::Kind};

/// A type that can be one field of a form.
///
/// Implemented for text, numbers, `bool`, addresses and paths, for `Option` and
/// `Box` of a field, and for lists of an [`ElicitEnum`]. Derive it for a newtype
/// (`#[derive(ElicitField)]`), or implement it by hand: it takes the kind and
/// one constant.
///
/// | types | the field |
/// |---|---|
/// | `String`, `&str`, `Cow<str>`, `Box<str>`, `Arc<str>` | string |
/// | `char` | string of length 1 |
/// | `i8`, `i16`, `i32`, `u8`, `u16`, `u32` | integer with the limits of the type |
/// | `i64`, `isize`; `u64`, `usize` | integer; with `minimum` 0 |
/// | `NonZero<…>` | the same; without a sign the `minimum` is 1 |
/// | `f32`, `f64` | number |
/// | `bool` | boolean |
/// | an [`ElicitEnum`] | single-select |
/// | `Vec`, `BTreeSet`, `HashSet`, `Box<[_]>` of one | multi-select; in a set the same option twice counts once |
/// | `Option<T>`, `Box<T>` | the field of `T`; an `Option` is not required |
/// | `PathBuf`; `IpAddr`, `SocketAddr` and their v4 and v6 | string |
/// | `chrono04`: `NaiveDate`; `DateTime<Tz>` | string of the format `date`; `date-time` |
/// | `chrono04`: `NaiveDateTime`, `NaiveTime` | string |
/// | `jiff02`: `civil::Date` | string of the format `date` |
/// | `jiff02`: `Timestamp`, `Zoned`, `civil::DateTime`, `civil::Time` | string |
/// | `time03`: `Date` | string of the format `date` |
/// | `time03`: `OffsetDateTime`, `UtcDateTime`, `PrimitiveDateTime`, `Time` | string |
/// | `email_address02`: `EmailAddress` | string of the format `email` |
/// | `url2`: `Url`; `uuid1`: `Uuid` | string |
///
/// A type has a format only when its `Deserialize` takes every string of that
/// format. A `Url` does not (`http://a:99999` is a URI), a `jiff` timestamp does
/// not (the last day of the year 9999 is a `date-time`), and of `time` only dates
/// are written as RFC 3339 says; a field may still ask for the format:
/// `#[field(format = "uri")]`. Whether a text is an address, a time or a UUID, its
/// type is asked, and an answer that is none is a violation
/// ([`NotOfType`](crate::ViolationKind::NotOfType)). Left out: 128-bit integers, which JSON numbers
/// cannot carry, `Duration` and `SystemTime`, which serde reads from objects,
/// `OsString`, which it reads from bytes, and maps, tuples and arrays, which no
/// form has.
///
/// A schema must never disagree with what serde accepts: whatever answer the
/// `SPEC` lets through, the type's `Deserialize` has to take, or refuse with a
/// reason that a person understands.
///
/// ```
/// use schema_core::{ElicitField, ElicitSchema, FieldSpec, Format, kind::StringField};
///
/// /// A web address, which its own `Deserialize` parses.
/// struct Link(String);
///
/// impl ElicitField for Link {
///     type Kind = StringField;
///     const SPEC: FieldSpec<'static, StringField> = FieldSpec::string().format(Format::Uri);
/// }
///
/// #[derive(ElicitSchema)]
/// struct Bookmark {
///     link: Link,
/// }
/// assert_eq!(
///     Bookmark::schema().to_string(),
///     r#"{"type":"object","properties":{"link":{"type":"string","format":"uri"}},"required":["link"]}"#,
/// );
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an elicitation form: forms are flat",
    label = "`{Self}` is not a kind of field that a form has",
    note = "an enum of unit variants: add `#[derive(ElicitEnum)]`; a struct: move its fields up, or `#[serde(flatten)]` it if it is a form; a wrapper of one value: add `#[derive(ElicitField)]`",
    note = "a field is text, a number of at most 64 bits, a `bool`, such an enum or a list of it, or an `Option` of these: ask for anything else (128-bit integers, `Duration`, maps) as one of them; dates, URLs and UUIDs of other crates need a feature (`chrono04`, `jiff02`, `time03`, `url2`, `uuid1`)"
)]
pub trait ElicitField {
    /// The kind of field, one of the markers in [`kind`](crate::kind).
    type Kind: Kind;

    /// What the type says of every field of it: whether it is required, and its
    /// limits, which a field may tighten but not loosen.
    ///
    /// ```
    /// use schema_core::ElicitField;
    ///
    /// assert_eq!(u8::SPEC.field().max(), Some(255.into()));
    /// assert!(u8::SPEC.field().is_required());
    /// assert!(!<Option<u8>>::SPEC.field().is_required());
    /// ```
    const SPEC: FieldSpec<'static, Self::Kind>;
}

/// An enum of unit variants: the options of a select. Derive it.
///
/// `#[derive(ElicitEnum)]` also makes the enum an [`ElicitField`], a
/// single-select; a `Vec`, `BTreeSet`, `HashSet` or boxed slice of it is a
/// multi-select.
///
/// ```
/// use schema_core::{ElicitEnum, ElicitSchema};
///
/// #[derive(ElicitEnum)]
/// enum Size {
///     #[elicit(title = "Small")]
///     S,
///     M,
/// }
/// assert_eq!(Size::OPTIONS, ["S", "M"]);
/// assert_eq!(Size::TITLES, Some(["Small", "M"].as_slice()));
/// ```
#[diagnostic::on_unimplemented(
    message = "a list of `{Self}` cannot be a field of an elicitation form: forms are flat",
    label = "a list is a multi-select, and `{Self}` is not an enum of unit variants with `#[derive(ElicitEnum)]`",
    note = "say what there is to choose from: make it an enum of unit variants with `#[derive(ElicitEnum)]`, or say `#[field(options = [\"a\", \"b\"])]` on a list of `String`",
    note = "to nest a struct, ask for one at a time and move its fields up into the form"
)]
pub trait ElicitEnum {
    /// The values, as serde reads them, in the order of the variants.
    ///
    /// ```
    /// use schema_core::ElicitEnum;
    ///
    /// #[derive(ElicitEnum)]
    /// #[serde(rename_all = "lowercase")]
    /// enum Size {
    ///     Small,
    ///     Medium,
    /// }
    /// assert_eq!(Size::OPTIONS, ["small", "medium"]);
    /// ```
    const OPTIONS: &'static [&'static str];

    /// The titles, one for each option, when any variant has one.
    ///
    /// ```
    /// use schema_core::ElicitEnum;
    ///
    /// #[derive(ElicitEnum)]
    /// enum Size {
    ///     #[elicit(title = "Small")]
    ///     S,
    ///     M,
    /// }
    /// assert_eq!(Size::TITLES, Some(["Small", "M"].as_slice()));
    /// ```
    const TITLES: Option<&'static [&'static str]> = None;

    /// Whether titles are written in the older form, `enum` with `enumNames`.
    ///
    /// ```
    /// use schema_core::{ElicitEnum, Field};
    ///
    /// #[derive(ElicitEnum)]
    /// #[elicit(enum_names)]
    /// enum Size {
    ///     #[elicit(title = "Small")]
    ///     S,
    ///     M,
    /// }
    /// assert!(Size::ENUM_NAMES);
    /// assert!(Field::of::<Size>("size").as_field().has_enum_names());
    /// ```
    const ENUM_NAMES: bool = false;

    /// Whether its derive reported a mistake, so that there is nothing to check.
    #[doc(hidden)]
    const UNKNOWN: bool = false;

    /// Whether serde may read the enum from other texts than the options, and its
    /// author vouches for that.
    #[doc(hidden)]
    const TRUSTS_SERDE: bool = false;

    /// The rules of its author about a value of it (`#[elicit(check = …)]`).
    #[doc(hidden)]
    const CHECKS: Option<&'static Checks> = None;
}

/// A type that becomes a select by the key `options`: a string, or a list of
/// strings.
///
/// ```
/// use schema_core::{ElicitOptions, Field, FieldKind, FieldSpec};
///
/// fn kind_of<T: ElicitOptions>() -> FieldKind {
///     FieldSpec::select_of::<T>("city", &["Lisbon", "Oslo"]).field().kind()
/// }
/// assert_eq!(kind_of::<Option<String>>(), FieldKind::SingleSelect);
/// assert_eq!(kind_of::<Vec<String>>(), FieldKind::MultiSelect);
/// ```
#[diagnostic::on_unimplemented(
    message = "`options` is for text, and this field is a `{Self}`",
    label = "not a `String` or a list of `String`",
    note = "options are strings: make the field a `String` or a `Vec<String>`, or make it an enum of unit variants and remove `options`"
)]
pub trait ElicitOptions {
    /// The kind of select that it becomes.
    type Kind: Kind;

    /// What the type says of every such field; the options come from the key.
    ///
    /// ```
    /// use schema_core::{ElicitOptions, ElicitSchema, FieldSpec, kind::SingleSelectField};
    ///
    /// struct Branch(String);
    ///
    /// impl ElicitOptions for Branch {
    ///     type Kind = SingleSelectField;
    ///     const SPEC: FieldSpec<'static, SingleSelectField> = FieldSpec::single_select_text();
    /// }
    ///
    /// #[derive(ElicitSchema)]
    /// struct Deploy {
    ///     #[field(options = ["main", "next"])]
    ///     branch: Branch,
    /// }
    /// assert_eq!(Deploy::schema().field("branch").map(|branch| branch.options().len()), Some(2));
    /// ```
    const SPEC: FieldSpec<'static, Self::Kind>;
}
