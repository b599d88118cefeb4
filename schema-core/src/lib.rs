//! Ask a person, or a language model, for structured input.
//!
//! A server that speaks the [Model Context Protocol](https://modelcontextprotocol.io)
//! can stop in the middle of a tool call and ask the person in front of the
//! client a question: *form-mode elicitation*. It sends a `requestedSchema`, a
//! small subset of JSON Schema, and gets an answer. This crate makes the form of
//! a struct, checks at compile time that it is a legal one, and reads the answer
//! back as the struct.
//!
//! A language model is asked for more than a form can say: structs in structs, lists,
//! unions. For that the feature `tools` makes JSON Schemas of any depth of the same kind
//! of struct, says them as each provider's strict mode takes them, and reads what the
//! model sent.
//!
//! | to | use |
//! |---|---|
//! | make a form of a struct | [`#[derive(ElicitSchema)]`](derive@ElicitSchema) |
//! | offer options | [`#[derive(ElicitEnum)]`](derive@ElicitEnum), or the key `options` |
//! | use a type of your own as a field | [`#[derive(ElicitField)]`](derive@ElicitField), or [`ElicitField`](trait@ElicitField) by hand |
//! | make or change a form at run time | [`FormSchema::builder`], [`FormSchema::to_builder`] |
//! | read an answer | [`ElicitSchema::answer`], [`FormSchema::answer`], [`FormSchema::validate`] |
//! | show a form that a server sent, as a client | [`FormSchema::from_value_lenient`], [`Field::parse`], [`FormSchema::validate`] |
//! | read a form, write one for an older client | [`FormSchema::from_value`], [`FormSchema::for_version`] |
#![cfg_attr(
    all(feature = "derive", feature = "tools"),
    doc = "| describe what a model fills in | [`#[derive(ToolSchema)]`](derive@ToolSchema); at run time [`ObjectSchema`] |"
)]
#![cfg_attr(
    feature = "tools",
    doc = "| say it in a provider's dialect | [`ObjectSchema::for_profile`], [`object::Tool`], [`object::Output`] |
| read what a model sent | [`ToolSchema::read`](trait@ToolSchema), [`ObjectSchema::read`], [`ObjectSchema::read_lenient`] |"
)]
#![cfg_attr(
    not(feature = "tools"),
    doc = "| describe a tool's parameters, or structured output | `ObjectSchema`, with the feature `tools` |"
)]
//!
//! # Chapters
//!
//! * Forms: [from a struct](#a-form-from-a-struct), [at run time](#forms-at-run-time),
//!   [their mistakes](#if-it-compiles-it-is-a-legal-form). All keys are in the table of
//!   [`ElicitSchema`](derive@ElicitSchema).
//! * Clients: [over the wire](#over-the-wire), a form that a server sent and what was typed.
#![cfg_attr(
    feature = "tools",
    doc = "* Tools: [what a model fills in](#what-a-model-fills-in), and [`object`] for schemas at run time.
* Profiles: [`object::profile`], what each provider takes and what becomes of the rest.
* Reading: [what a model sent](object#reading-what-a-model-sent), strict and lenient; what is
  wrong goes back to it."
)]
#![cfg_attr(
    feature = "rmcp3",
    doc = "* Servers: [`rmcp3`], one call that asks in every revision, an address, and checked tools."
)]
#![cfg_attr(
    feature = "url-mode",
    doc = "* URL mode: [`url`], where a secret goes, and who holds which rule of the specification."
)]
#![cfg_attr(
    feature = "session",
    doc = "* Without an SDK: [`session`], for a server that writes its own lines."
)]
//!
//! Each has a whole program, which a test runs or, where it is a server, builds. Those that
//! follow need the default features, or the one that they name.
//!
//! # A form from a struct
//!
#![cfg_attr(feature = "derive", doc = "```")]
#![cfg_attr(not(feature = "derive"), doc = "```ignore")]
//! use schema_core::{Answer, ElicitEnum, ElicitSchema};
//! use serde::Deserialize;
//! use serde_json::json;
//!
//! #[derive(Debug, PartialEq, ElicitSchema, Deserialize)]
//! struct Booking {
//!     /// As in your passport
//!     #[field(title = "Name", min_length = 1, max_length = 80)]
//!     name: String,
//!     #[field(title = "Seats", max = 6, default = 1)]
//!     seats: u8,
//!     class: Option<Class>,
//! }
//!
//! #[derive(Debug, PartialEq, ElicitEnum, Deserialize)]
//! #[serde(rename_all = "lowercase")]
//! enum Class {
//!     #[elicit(title = "First class")]
//!     First,
//!     Second,
//! }
//!
//! // What the server sends: the parameters of `elicitation/create`.
//! let request = Booking::request("Who is travelling?");
//! assert_eq!(request.form(), Booking::schema());
//!
//! // What the client sends back, checked against the same form.
//! let result = json!({"action": "accept", "content": {"name": "Ada", "class": "first"}});
//! let booking = Booking { name: "Ada".into(), seats: 1, class: Some(Class::First) };
//! assert_eq!(Booking::answer(result)?, Answer::Accept(booking));
//!
//! // Everything that is wrong, in words for the person.
//! let result = json!({"action": "accept", "content": {"name": "", "seats": 7}});
//! assert_eq!(
//!     Booking::answer(result).unwrap_err().to_string(),
//!     "Name: must have at least 1 character, not 0\nSeats: must be at most 6",
//! );
//! # Ok::<(), schema_core::AnswerError>(())
//! ```
//!
//! The form is a constant: [`ElicitSchema::schema`] costs nothing. Names are
//! serde's: `rename`, `rename_all`, `skip`, `default` and `flatten` are read
//! where they change what is accepted, so that the form never lets through what
//! `Deserialize` refuses. It may be narrower: a key that is an `alias` is no name
//! of the form, and ignored like any other that the form does not declare.
//!
//! # If it compiles, it is a legal form
//!
//! A nested struct, a list of free text, a bound that crosses another, a default
//! that is no option, a misspelt key: each is one compile error, on the token
//! that is wrong.
//!
#![cfg_attr(feature = "derive", doc = "```compile_fail,E0277")]
#![cfg_attr(not(feature = "derive"), doc = "```ignore")]
//! # use schema_core::ElicitSchema;
//! struct Address {
//!     street: String,
//! }
//!
//! #[derive(ElicitSchema)]
//! struct Order {
//!     address: Address, // `Address` cannot be a field of an elicitation form: forms are flat
//! }
//! ```
//!
#![cfg_attr(feature = "derive", doc = "```compile_fail,E0080")]
#![cfg_attr(not(feature = "derive"), doc = "```ignore")]
//! # use schema_core::ElicitSchema;
//! #[derive(ElicitSchema)]
//! struct Order {
//!     #[field(min_length = 9, max_length = 2)] // `min_length` 9 is greater than `max_length` 2
//!     item: String,
//! }
//! ```
//!
//! At run time the builder keeps the same rules: [`FormBuilder::build`] returns
//! all faults at once, each with the field and the limit.
//!
//! # Forms at run time
//!
//! ```
//! use schema_core::{Field, Format, FormSchema};
//!
//! let rooms = vec![String::from("Lisbon"), String::from("Oslo")]; // known just now
//! let form = FormSchema::builder()
//!     .field(Field::single_select("room", &rooms).title("Room").default("Oslo"))
//!     .field(Field::string("mail").format(Format::Email))
//!     .field(Field::of::<Option<u8>>("people").min(1))
//!     .required(["mail"])
//!     .build()?;
//! assert_eq!(form.field("people").and_then(|field| field.max()), Some(255.into()));
//! # Ok::<(), schema_core::FormError>(())
//! ```
//!
//! A derived form can be changed: [`FormSchema::to_builder`] and
//! [`FormBuilder::edit`] make a select of a text field, or fill in a default that
//! is known only now.
//!
//! # Over the wire
//!
//! ```
//! use schema_core::{FormSchema, ProtocolVersion};
//!
//! let text = r#"{"type":"object","properties":{"size":{"type":"string",
//!     "oneOf":[{"const":"s","title":"Small"},{"const":"m","title":"Medium"}]}}}"#;
//! let form = FormSchema::from_str(text)?;
//! assert_eq!(form.oldest_version(), ProtocolVersion::V2025_11_25);
//!
//! let older = form.for_version(ProtocolVersion::V2025_06_18)?;
//! assert_eq!(
//!     older.to_string(),
//!     r#"{"type":"object","properties":{"size":{"type":"string","enum":["s","m"],"enumNames":["Small","Medium"]}}}"#,
//! );
//! # Ok::<(), schema_core::FormError>(())
//! ```
//!
//! A client reads the request, checks what the person types, and sends the answer:
//!
//! ```
//! use schema_core::{Answer, ElicitRequestFormParams};
//! use serde_json::{Map, Value};
//!
//! /// Fills in a form, and returns the `ElicitResult`. `ask` shows a text and returns what
//! /// the person typed, or nothing when the form was closed.
//! fn fill_in(
//!     params: &str,
//!     mut ask: impl FnMut(&str) -> Option<String>,
//! ) -> Result<String, Box<dyn std::error::Error>> {
//!     // Lenient: what a form can't say is left out, and `left_out` says what it means.
//!     let read = ElicitRequestFormParams::from_str_lenient(params)?;
//!     let form = read.request().form();
//!     let mut content = Map::new();
//!     for field in form.fields() {
//!         let mut prompt = field.title().unwrap_or(field.name()).to_owned();
//!         // Their titles, where they have some: what is typed may be either.
//!         let options: Vec<&str> = field.option_titles().unwrap_or(field.options()).iter().collect();
//!         if !options.is_empty() {
//!             prompt = format!("{prompt} ({})", options.join(", "));
//!         }
//!         loop {
//!             let Some(typed) = ask(&prompt) else {
//!                 return Ok(serde_json::to_string(&Answer::<Value>::Cancel)?);
//!             };
//!             match field.parse(&typed) {
//!                 Ok(None) => break, // left empty, as it may be
//!                 Ok(Some(value)) => {
//!                     content.insert(field.name().to_owned(), value);
//!                     break;
//!                 }
//!                 Err(violations) => prompt = violations.to_string(),
//!             }
//!         }
//!     }
//!     Ok(serde_json::to_string(&Answer::Accept(content))?)
//! }
//!
//! let params = r#"{"message":"Which size?","requestedSchema":{"type":"object","properties":{
//!     "size":{"type":"string","enum":["s","m"]},
//!     "count":{"type":"integer","minimum":1}},"required":["size"]}}"#;
//! let mut shown = Vec::new();
//! let mut typed = ["xl", "M", ""].into_iter();
//! let result = fill_in(params, |text| {
//!     shown.push(text.to_owned());
//!     typed.next().map(str::to_owned)
//! })?;
//! assert_eq!(shown, ["size (s, m)", "size: choose from: s, m (not \"xl\")", "count"]);
//! assert_eq!(result, r#"{"action":"accept","content":{"size":"m"}}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a model fills in
//!
//! With the feature `tools`:
//!
#![cfg_attr(all(feature = "derive", feature = "tools"), doc = "```")]
#![cfg_attr(not(all(feature = "derive", feature = "tools")), doc = "```ignore")]
//! use schema_core::ToolSchema;
//! use schema_core::object::{Api, Tool};
//! use serde::Deserialize;
//!
//! /// Books a table
//! #[derive(Debug, PartialEq, ToolSchema, Deserialize)]
//! #[schema(profiles("openai", "anthropic", "gemini"))]
//! struct Table {
//!     #[field(min_items = 1, max_items = 12)]
//!     guests: Vec<Guest>,
//!     place: Place,
//! }
//!
//! #[derive(Debug, PartialEq, ToolSchema, Deserialize)]
//! struct Guest {
//!     #[field(min_length = 1)]
//!     name: String,
//!     allergies: Option<Vec<String>>,
//! }
//!
//! #[derive(Debug, PartialEq, ToolSchema, Deserialize)]
//! #[serde(tag = "kind", rename_all = "snake_case")]
//! enum Place {
//!     Terrace,
//!     Room { name: String },
//! }
//!
//! // What the model is told: the declaration in the dialect of that provider.
//! let tool = Tool::new("book_table", Table::schema()).for_api(Api::Anthropic)?.to_string();
//! assert!(tool.starts_with(r#"{"name":"book_table","description":"Books a table","strict":true"#));
//! assert!(tool.contains("At most 12 items.")); // a limit that it can't be told otherwise
//!
//! // What came back, held to all of the declaration.
//! let arguments = r#"{"guests": [{"name": "Ada"}], "place": {"kind": "terrace"}}"#;
//! let guest = Guest { name: "Ada".into(), allergies: None };
//! assert_eq!(Table::read_str(arguments)?, Table { guests: vec![guest], place: Place::Terrace });
//!
//! // Everything that is wrong, in words that the model can act on.
//! let arguments = r#"{"guests": [{"name": ""}], "place": {"kind": "room"}}"#;
//! assert_eq!(
//!     Table::read_str(arguments).unwrap_err().to_string(),
//!     "/guests/0/name: must have at least 1 character, not 0\n/place/name: is missing: must be text",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What one of those providers refuses, a map for example, is a compile error on the field,
//! and so is what serde would read otherwise than the schema says.
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `derive` | yes | the derives |
//! | `formats` | yes | answers are checked for the format of a string; without it formats are shown, and not checked |
//! | `tools` | | JSON Schemas of any depth, for what a language model fills in: `ToolSchema`, `ObjectSchema`, profiles of providers, reading |
//! | `raw-schemas` | | `validate` and `read` also judge the parts of an `ObjectSchema` with keywords that this crate can't say, by the crate `jsonschema`, which fetches nothing; without it `unjudged` names them; turns `tools` on |
//! | `session` | | asking without an SDK: who can be asked and how, what is asked again and with which words; turns `url-mode` on |
//! | `seal` | | `session::HmacSeal`: a server's key for the state that a client sends back; turns `session` on |
//! | `url-mode` | | requests in URL mode, for secrets: addresses that the compiler checks, the error and the notification of 2025-11-25 |
//! | `chrono04`, `jiff02`, `time03` | | their dates and times as fields, with their own support of serde |
//! | `url2`, `uuid1`, `email_address02` | | their types as fields, likewise |
//! | `rmcp3` | | forms, addresses and, with `tools`, checked tools in a server of `rmcp`, the official Rust SDK of MCP: see its module; turns on `session`, and `preserve_order` of `serde_json` for the whole build |
//!
//! The crate builds with Rust 1.85 and newer; `time03`, `uuid1` and `rmcp3`
//! (1.88) follow the requirements of their crates.

#![cfg_attr(docsrs, feature(doc_cfg))]

#[doc(hidden)]
#[path = "derived/mod.rs"]
pub mod __private_0_1_0;
mod answer;
mod elicit;
mod field;
mod form;
mod json;
#[cfg(feature = "derive")]
mod macros;
mod made;
#[cfg(feature = "tools")]
mod node;
#[cfg(feature = "tools")]
#[cfg_attr(docsrs, doc(cfg(feature = "tools")))]
pub mod object;
mod read;
#[cfg(feature = "rmcp3")]
#[cfg_attr(docsrs, doc(cfg(feature = "rmcp3")))]
pub mod rmcp3;
mod rules;
#[cfg(feature = "session")]
#[cfg_attr(docsrs, doc(cfg(feature = "session")))]
pub mod session;
mod text;
#[cfg(feature = "tools")]
mod tool;
mod types;
#[cfg(feature = "url-mode")]
#[cfg_attr(docsrs, doc(cfg(feature = "url-mode")))]
pub mod url;
#[cfg(feature = "tools")]
mod value;
mod wire;

pub use answer::{Answer, AnswerError, MalformedResult, Refusal, Violation, Violations};
pub use elicit::ElicitSchema;
pub use field::{
    DefaultValue, ElicitEnum, ElicitField, ElicitOptions, Field, FieldBuilder, FieldKind,
    FieldSpec, Format, IntoDefault, IntoText, Keyword, Number, ParseFormatError, Texts,
};
pub use form::{
    ElicitRequestFormParams, Fault, Fields, FormBuilder, FormError, FormSchema, IntoField,
};
#[cfg(feature = "tools")]
#[cfg_attr(docsrs, doc(cfg(feature = "tools")))]
pub use object::{ObjectError, ObjectSchema};
pub use rules::{FaultKind, JsonType, JsonTypes, ViolationKind};
pub use text::Excerpt;
#[cfg(feature = "tools")]
#[cfg_attr(docsrs, doc(cfg(feature = "tools")))]
pub use tool::{SchemaSpec, SchemaType, ToolSchema};
#[cfg(feature = "url-mode")]
#[cfg_attr(docsrs, doc(cfg(feature = "url-mode")))]
pub use url::ElicitRequestUrlParams;
#[cfg(feature = "tools")]
#[cfg_attr(docsrs, doc(cfg(feature = "tools")))]
pub use value::{Change, LenientRead, ReadError};

pub use read::{Effect, LeftOut, LenientForm, LenientRequest};
pub use wire::{ParseVersionError, ProtocolVersion};

// Behind the traits, which have the same names.
#[cfg(all(feature = "derive", feature = "tools"))]
#[cfg_attr(docsrs, doc(cfg(all(feature = "derive", feature = "tools"))))]
pub use macros::ToolSchema;
#[cfg(feature = "derive")]
#[cfg_attr(docsrs, doc(cfg(feature = "derive")))]
pub use macros::{ElicitEnum, ElicitField, ElicitSchema};

pub mod kind {
    //! The kinds of field as types, so that a modifier which makes no sense for a kind
    //! does not compile; [`FieldKind`](crate::FieldKind) are the same as values.
    //!
    //! ```
    //! use schema_core::{ElicitField, FieldKind, kind::Kind};
    //!
    //! fn kind_of<T: ElicitField>() -> Option<FieldKind> {
    //!     T::Kind::KIND
    //! }
    //! assert_eq!(kind_of::<Option<u8>>(), Some(FieldKind::Integer));
    //! ```
    //!
    //! ```compile_fail,E0277
    //! schema_core::Field::integer("age").max_length(3); // only a string field has this key
    //! ```

    pub use crate::field::kind::*;
    #[cfg(feature = "tools")]
    #[cfg_attr(docsrs, doc(cfg(feature = "tools")))]
    pub use crate::tool::kind::*;
}
