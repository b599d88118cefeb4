//! Which Rust types can stand in a schema, and as what.
//!
//! Decided by [`SchemaType`] alone, never by the spelling of a type. A derive writes
//! calls of the `const` builder here ([`SchemaSpec`]), as that of a form does of
//! [`FieldSpec`](crate::FieldSpec).

// A `const fn` cannot borrow itself mutably through a chain: what is built moves.
#![allow(clippy::large_types_passed_by_value)]

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::node::{Held, Id, ProfileSet};
use crate::object::profile::proven::InProfile;
use crate::object::{ObjectSchema, profile};
use crate::value::{LenientRead, ReadError};

mod apart;
mod composite;
mod headers;
mod keywords;
pub(crate) mod kind;
mod names;
mod parts;
mod rules;
mod spec;
mod types;

pub use composite::{
    Flat, any_nullable, beside_tag, by_key, by_tag, choice, count_branches, flat, flat_branches,
    joined, object, own, prove_flat, tag, tuple, untagged,
};
pub use headers::{check_header, check_header_of, check_headers};
pub use parts::{checks_of, parts};
pub use rules::{
    Step, check, check_branch, check_char, check_example, check_last, check_names, check_pattern,
    check_recursive, check_step, check_tag, check_title, not_too_deep, said_of,
};
pub use spec::{SchemaSpec, held_of, id_of, item_of, value_of};

/// A type that can stand anywhere in a schema that a model fills in.
///
/// Derive it with [`ToolSchema`](derive@crate::ToolSchema): on a struct, a newtype, an
/// enum. Every field of a form is one too, and so is a form, without a second derive.
///
/// | types | the schema |
/// |---|---|
/// | those of [`ElicitField`](trait@crate::ElicitField) | the same; the titles of options become lines of the description |
/// | `Ipv4Addr`, `Ipv6Addr`; `Uuid` | string of the format `ipv4`, `ipv6`; `uuid` |
/// | `Vec`, `VecDeque`, `BTreeSet`, `HashSet`, `Box<[_]>` | array |
/// | `[T; N]` | array of exactly `N` items |
/// | tuples of 1 to 12 | array with `prefixItems` |
/// | `BTreeMap`, `HashMap` | object with `additionalProperties`; the keys are texts, `char`, enums of unit variants, or newtypes of these, which `read` judges |
/// | `Option<T>` | not required; as an item or a map's value also `null` |
/// | `Box`, `Rc`, `Arc`, `Cow` | what is in it |
/// | `serde_json::Value`; `Map` | anything; any object |
///
/// By hand it takes the kind and one constant, which is checked like a derived one:
///
/// ```
/// use schema_core::{SchemaSpec, SchemaType, kind::StringField};
///
/// /// A stock number, which its own `Deserialize` parses.
/// struct Sku(String);
///
/// impl SchemaType for Sku {
///     type Kind = StringField;
///     const TYPE: SchemaSpec<StringField> =
///         SchemaSpec::string().pattern("^[A-Z]{3}-[0-9]+$").description("A stock number");
/// }
/// ```
///
/// Whatever value the schema lets through, the type's `Deserialize` has to take, or
/// refuse with a reason that a model understands.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no schema that a model could fill in",
    label = "`{Self}` is not a `SchemaType`",
    note = "a struct or an enum: add `#[derive(ToolSchema)]`; a type of another crate: wrap it in a newtype, or implement `SchemaType` by hand",
    note = "numbers have at most 64 bits, the keys of maps are texts, and dates, URLs and UUIDs of other crates need a feature (`chrono04`, `jiff02`, `time03`, `url2`, `uuid1`)"
)]
pub trait SchemaType {
    /// The kind: which keys a field of the type takes. One of the markers in
    /// [`kind`](crate::kind).
    type Kind: crate::kind::Kind;

    /// What the type says of each place where it stands.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, SchemaType, kind::ListOf};
    ///
    /// /// At most three of them.
    /// struct Few<T>(Vec<T>);
    ///
    /// impl<T: SchemaType> SchemaType for Few<T> {
    ///     type Kind = ListOf<T::Kind>;
    ///     const TYPE: SchemaSpec<ListOf<T::Kind>> = SchemaSpec::of::<Vec<T>>().max_items(3);
    /// }
    /// ```
    const TYPE: SchemaSpec<Self::Kind>;

    /// The same where the type is mentioned recursively: a mention of a derived type,
    /// which does not ask what is in it.
    #[doc(hidden)]
    const LAZY: SchemaSpec<Self::Kind> = spec::lazy::<Self>();

    /// Which derived type it is, where a recursive mention may mean it.
    #[doc(hidden)]
    const ID: Option<Id> = None;

    /// The profiles that the derive of the type proves.
    #[doc(hidden)]
    const PROVEN: ProfileSet = ProfileSet(0);

    /// What the type says, once for all that have a field of it.
    #[doc(hidden)]
    const SLOT: Held<'static> = Held::At { slot: &Self::TYPE.slot() };
}

/// A struct that a model fills in: the parameters of a tool, its result, structured
/// output. Derive it: [`#[derive(ToolSchema)]`](derive@crate::ToolSchema).
///
#[cfg_attr(feature = "derive", doc = "```")]
#[cfg_attr(not(feature = "derive"), doc = "```ignore")]
/// use schema_core::ToolSchema;
///
/// #[derive(ToolSchema)]
/// struct Search {
///     #[field(min_length = 1)]
///     query: String,
///     pages: Option<Vec<u32>>,
/// }
/// assert_eq!(
///     Search::schema().to_string(),
///     r#"{"type":"object","properties":{"query":{"type":"string","minLength":1},"pages":{"type":"array","items":{"type":"integer","minimum":0,"maximum":4294967295}}},"required":["query"]}"#,
/// );
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no object, which the root of a tool's schema is",
    label = "the root is a struct with named fields and `#[derive(ToolSchema)]`",
    note = "wrap it in such a struct: models and providers take no union, list or text as the root"
)]
pub trait ToolSchema: SchemaType {
    /// The schema, as a constant.
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::{ObjectSchema, ToolSchema};
    ///
    /// #[derive(ToolSchema)]
    /// struct Ping {}
    ///
    /// const TOOLS: [&ObjectSchema; 1] = [Ping::SCHEMA];
    /// assert_eq!(TOOLS[0].to_string(), r#"{"type":"object","properties":{}}"#);
    /// ```
    const SCHEMA: &'static ObjectSchema<'static> =
        const { &ObjectSchema::constant(spec::node_of::<Self>()) };

    /// The schema, the declaration. It costs nothing: it is a constant.
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    ///
    /// #[derive(ToolSchema)]
    /// struct Ping {
    ///     host: String,
    /// }
    /// assert_eq!(Ping::schema().to_value()["required"], serde_json::json!(["host"]));
    /// ```
    fn schema() -> &'static ObjectSchema<'static> {
        Self::SCHEMA
    }

    /// The JSON of the schema, made once: what [`ObjectSchema::to_json`] gives.
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    ///
    /// #[derive(ToolSchema)]
    /// struct Ping {
    ///     host: String,
    /// }
    /// assert_eq!(
    ///     Ping::json(),
    ///     r#"{"type":"object","properties":{"host":{"type":"string"}},"required":["host"]}"#,
    /// );
    /// ```
    fn json() -> &'static str {
        Self::SCHEMA.constant_json()
    }

    /// The schema in a profile that `#[schema(profiles(…))]` proves: as
    /// [`ObjectSchema::for_profile`], made once, and without a `Result`.
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    /// use schema_core::object::profile;
    ///
    /// #[derive(ToolSchema)]
    /// #[schema(profiles("openai"))]
    /// struct Search {
    ///     query: String,
    /// }
    /// assert_eq!(
    ///     Search::schema_for::<profile::OpenAi>().to_string(),
    ///     r#"{"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}"#,
    /// );
    /// ```
    fn schema_for<P: profile::Dialect>() -> &'static ObjectSchema<'static>
    where
        Self: profile::Proven<P>,
    {
        let () = <Self as profile::Proven<P>>::PROOF;
        &in_profile::<Self, P>().schema
    }

    /// The same as text, made once.
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    /// use schema_core::object::profile;
    ///
    /// #[derive(ToolSchema)]
    /// #[schema(profiles("portable"))]
    /// struct Ping {}
    /// assert_eq!(
    ///     Ping::json_for::<profile::Portable>(),
    ///     r#"{"type":"object","properties":{},"required":[],"additionalProperties":false}"#,
    /// );
    /// ```
    fn json_for<P: profile::Dialect>() -> &'static str
    where
        Self: profile::Proven<P>,
    {
        let () = <Self as profile::Proven<P>>::PROOF;
        &in_profile::<Self, P>().json
    }

    /// Reads a value that a model sent: normalised, checked against the declaration and the
    /// author's own rules, deserialised. See [`ObjectSchema::read`].
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    /// use serde::Deserialize;
    /// use serde_json::json;
    ///
    /// #[derive(Debug, ToolSchema, Deserialize)]
    /// struct Search {
    ///     #[field(min_length = 1)]
    ///     query: String,
    ///     #[field(items(min = 1))]
    ///     pages: Vec<u8>,
    /// }
    ///
    /// let error = Search::read(json!({ "query": "", "pages": [3, 0] })).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "/query: must have at least 1 character, not 0\n/pages/1: must be at least 1, not 0",
    /// );
    /// ```
    ///
    /// # Errors
    ///
    /// [`ReadError`]: everything that is wrong, in words that the model can act on.
    fn read(value: Value) -> Result<Self, ReadError>
    where
        // `DeserializeOwned`, but of this bound the compiler says how to get it.
        Self: Sized + for<'de> Deserialize<'de>,
    {
        Self::SCHEMA.read(value)
    }

    /// The same from text. See [`ObjectSchema::read_str`].
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    /// use serde::Deserialize;
    ///
    /// #[derive(ToolSchema, Deserialize)]
    /// struct Ping {
    ///     host: String,
    /// }
    ///
    /// assert_eq!(Ping::read_str(r#"{"host":"a.example"}"#)?.host, "a.example");
    /// # Ok::<(), schema_core::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read); also when the text is no JSON.
    fn read_str(text: &str) -> Result<Self, ReadError>
    where
        Self: Sized + for<'de> Deserialize<'de>,
    {
        Self::SCHEMA.read_str(text)
    }

    /// Reads text as models write it, and says what it changed. See
    /// [`ObjectSchema::read_lenient`].
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    /// use serde::Deserialize;
    ///
    /// #[derive(ToolSchema, Deserialize)]
    /// struct Ping {
    ///     count: u8,
    /// }
    ///
    /// let read = Ping::read_lenient("Sure! {\"count\": \"3\"}")?;
    /// assert_eq!(read.value().count, 3);
    /// assert_eq!(read.changes()[1].to_string(), "/count: read the text \"3\" as a number");
    /// # Ok::<(), schema_core::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`read_str`](Self::read_str), for what can't be repaired.
    fn read_lenient(text: &str) -> Result<LenientRead<Self>, ReadError>
    where
        Self: Sized + for<'de> Deserialize<'de>,
    {
        Self::SCHEMA.read_lenient(text)
    }

    /// What serde writes of the value, checked against the same declaration before it goes
    /// out. See [`ObjectSchema::write`].
    ///
    #[cfg_attr(feature = "derive", doc = "```")]
    #[cfg_attr(not(feature = "derive"), doc = "```ignore")]
    /// use schema_core::ToolSchema;
    /// use serde::Serialize;
    /// use serde_json::json;
    ///
    /// #[derive(ToolSchema, Serialize)]
    /// struct Found {
    ///     #[field(max_items = 2)]
    ///     pages: Vec<u8>,
    ///     next: Option<u8>,
    /// }
    ///
    /// assert_eq!(Found { pages: vec![1], next: None }.write()?, json!({ "pages": [1] }));
    /// assert!(Found { pages: vec![1, 2, 3], next: None }.write().is_err());
    /// # Ok::<(), schema_core::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ReadError`]: all violations, or serde's refusal to write it as JSON.
    fn write(&self) -> Result<Value, ReadError>
    where
        Self: Serialize,
    {
        Self::SCHEMA.write(self)
    }

    /// Where a type that is no instance of a generic one keeps its schemas in profiles.
    #[doc(hidden)]
    fn __profiles() -> Option<&'static profile::proven::Cache> {
        None
    }
}

fn in_profile<T: ToolSchema + ?Sized, P: profile::Dialect>() -> &'static InProfile {
    match T::__profiles() {
        Some(cache) => cache.get(T::SCHEMA, P::PROFILE),
        None => profile::proven::shared(T::SCHEMA, P::PROFILE),
    }
}
