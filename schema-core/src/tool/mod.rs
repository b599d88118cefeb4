//! Which Rust types can stand in a schema, and as what.
//!
//! Decided by [`SchemaType`] alone, never by the spelling of a type. A derive writes
//! calls of the `const` builder here ([`SchemaSpec`]), as that of a form does of
//! [`FieldSpec`](crate::FieldSpec).

// A `const fn` cannot borrow itself mutably through a chain: what is built moves.
#![allow(clippy::large_types_passed_by_value)]

use crate::object::profile::proven::InProfile;
use crate::object::{ObjectSchema, profile};

mod apart;
mod composite;
pub(crate) mod kind;
mod names;
mod rules;
mod spec;
mod types;

pub use composite::{
    Flat, any_nullable, beside_tag, by_key, by_tag, checks_of, choice, count_branches, flat,
    flat_branches, joined, object, own, tag, tuple, untagged,
};
pub use rules::{
    Step, check, check_branch, check_examples, check_last, check_names, check_pattern,
    check_recursive, check_step, check_tag, not_too_deep,
};
pub use spec::{SchemaSpec, Slot, item_of, value_of};

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
/// | `BTreeMap`, `HashMap` | object with `additionalProperties`; the keys are texts, `char`, enums of unit variants, or newtypes of these |
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
    const LAZY: SchemaSpec<Self::Kind> = Self::TYPE;
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
    const SCHEMA: &'static ObjectSchema<'static>;

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
        &in_profile::<Self, P>().json
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
