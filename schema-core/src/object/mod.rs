//! JSON Schemas for the parameters of a tool and for structured output.
//!
//! A [form](crate) is flat on purpose. What a language model is asked for is
//! not: [`ObjectSchema`] builds objects of any depth, arrays, enums of any
//! values, and takes raw JSON Schema wherever a type goes. It speaks JSON Schema
//! 2020-12; the section numbers in these pages are those of its two documents,
//! *Core* and *Validation*.
//!
//! # A tool's parameters
//!
//! ```
//! use schema_core::object::{ObjectSchema, Type};
//!
//! let parameters = ObjectSchema::builder()
//!     .description("Files an issue")
//!     .required("title", Type::string().min_length(1).max_length(120))
//!     .required(
//!         "author",
//!         ObjectSchema::builder()
//!             .description("Who reports it")
//!             .required("name", Type::string())
//!             .optional("email", Type::string().format("email")),
//!     )
//!     .optional("tags", Type::array(Type::string()).max_items(5))
//!     .optional("status", Type::string().options(["open", "closed"]).default("open"))
//!     .optional("due", serde_json::json!({ "pattern": "^Q[1-4]$", "type": "string" }))
//!     .build()?;
//!
//! assert_eq!(
//!     format!("{parameters:#}"),
//!     r#"{
//!   "type": "object",
//!   "description": "Files an issue",
//!   "properties": {
//!     "title": {
//!       "type": "string",
//!       "minLength": 1,
//!       "maxLength": 120
//!     },
//!     "author": {
//!       "type": "object",
//!       "description": "Who reports it",
//!       "properties": {
//!         "name": {
//!           "type": "string"
//!         },
//!         "email": {
//!           "type": "string",
//!           "format": "email"
//!         }
//!       },
//!       "required": [
//!         "name"
//!       ]
//!     },
//!     "tags": {
//!       "type": "array",
//!       "items": {
//!         "type": "string"
//!       },
//!       "maxItems": 5
//!     },
//!     "status": {
//!       "type": "string",
//!       "enum": [
//!         "open",
//!         "closed"
//!       ],
//!       "default": "open"
//!     },
//!     "due": {
//!       "type": "string",
//!       "pattern": "^Q[1-4]$"
//!     }
//!   },
//!   "required": [
//!     "title",
//!     "author"
//!   ]
//! }"#
//! );
//! # Ok::<(), schema_core::object::ObjectError>(())
//! ```
//!
//! Properties keep the order of their declaration, or of the text that was read, whatever
//! `serde_json` does with its maps. A `serde_json::Value` has lost that order, unless the
//! feature `preserve_order` is on: read a schema from elsewhere with
//! [`from_str`](ObjectSchema::from_str). [`ObjectSchema::to_value`] loses it again.
//!
//! # Reading what a model sent
//!
//! [`ObjectSchema::read`] and [`read_str`](ObjectSchema::read_str) fill in defaults, take null
//! for what is absent, judge the value and hand it to serde; [`ReadError`](crate::ReadError)
//! has all that is wrong, one line each with its place, and goes back to the model as it is,
//! or serialized as a list. [`validate`](ObjectSchema::validate) only judges, as JSON Schema
//! has it; [`read_lenient`](ObjectSchema::read_lenient) repairs first and tells every change;
//! [`write`](ObjectSchema::write) judges what goes out. Raw parts are
//! judged with the feature `raw-schemas`; without it they let everything through, and
//! [`unjudged`](ObjectSchema::unjudged) names them. Formats other than `email`, `uri`,
//! `date`, `date-time` and those of a type are not asserted.
//!
//! An agent sends what is wrong back, and asks again:
//!
#![cfg_attr(feature = "derive", doc = "```")]
#![cfg_attr(not(feature = "derive"), doc = "```ignore")]
//! use schema_core::ToolSchema;
//! use schema_core::object::{Api, Tool};
//! use serde::Deserialize;
//! use serde_json::{Value, json};
//!
//! #[derive(ToolSchema, Deserialize)]
//! #[schema(profiles("openai", "anthropic"))]
//! struct Trip {
//!     #[field(min_items = 2)]
//!     stops: Vec<String>,
//!     #[field(min = 1)]
//!     nights: u8,
//! }
//!
//! /// Asks until the call fits, at most four times. `send` posts a request to the Messages
//! /// API of Anthropic, and returns the `tool_use` of its answer.
//! fn plan(
//!     mut send: impl FnMut(&str) -> Value,
//! ) -> Result<Option<Trip>, Box<dyn std::error::Error>> {
//!     let tool = Tool::new("plan_trip", Trip::schema()).for_api(Api::Anthropic)?;
//!     let mut messages = vec![json!({"role": "user", "content": "From Oslo to Rome, please"})];
//!     for _ in 0..4 {
//!         // Text, since the maps of `serde_json` may sort the schema.
//!         let messages_so_far = serde_json::to_string(&messages)?;
//!         let call = send(&format!(
//!             r#"{{"model":"…","max_tokens":1024,"tools":[{tool}],"messages":{messages_so_far}}}"#
//!         ));
//!         match Trip::read(call["input"].clone()) {
//!             Ok(trip) => return Ok(Some(trip)),
//!             Err(wrong) => {
//!                 let told = json!({
//!                     "type": "tool_result", "tool_use_id": call["id"],
//!                     "is_error": true, "content": wrong.to_string(),
//!                 });
//!                 messages.push(json!({"role": "assistant", "content": [call]}));
//!                 messages.push(json!({"role": "user", "content": [told]}));
//!             }
//!         }
//!     }
//!     Ok(None)
//! }
//!
//! let inputs = [
//!     json!({"stops": ["Oslo"], "nights": 0}),
//!     json!({"stops": ["Oslo", "Rome"], "nights": 3}),
//! ];
//! let mut calls = inputs.into_iter().map(|input| json!({"type": "tool_use", "id": "1", "input": input}));
//! let mut sent = String::new();
//! let trip = plan(|request| {
//!     request.clone_into(&mut sent);
//!     calls.next().unwrap_or_default()
//! })?;
//! assert_eq!(trip.map(|trip| (trip.stops.len(), trip.nights)), Some((2, 3)));
//! let told = r"/stops: must have at least 2 items, not 1\n/nights: must be at least 1, not 0";
//! assert!(sent.contains(told));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In the Responses API of `OpenAI` the arguments are text, which
//! [`read_str`](crate::ToolSchema::read_str) reads, and what is wrong goes back as the `output` of
//! a `function_call_output`; in Chat Completions as the `content` of a message of the role `tool`.
//!
//! # Schemas from elsewhere
//!
//! [`ObjectSchema::from_value`] and [`from_str`](ObjectSchema::from_str) read what
//! somebody else wrote, and so does each place that takes a `serde_json::Value`. Nothing
//! is lost: what this crate can't say stays as it is. Definitions move to the root, under
//! names that nothing else has, and what mentions them follows:
//!
//! ```
//! use schema_core::ObjectSchema;
//! use serde_json::json;
//!
//! // What `schemars` makes of a type, for example.
//! let review = json!({
//!     "$schema": "https://json-schema.org/draft/2020-12/schema",
//!     "type": "object",
//!     "properties": { "by": { "$ref": "#/$defs/Person" } },
//!     "$defs": { "Person": { "type": "object", "properties": { "name": { "type": "string" } } } },
//! });
//! let schema = ObjectSchema::builder().required("review", review).build()?.to_value();
//! assert_eq!(schema.pointer("/$defs/Person/properties/name/type"), Some(&json!("string")));
//! assert_eq!(schema["properties"]["review"]["properties"]["by"]["$ref"], "#/$defs/Person");
//! # Ok::<(), schema_core::object::ObjectError>(())
//! ```
//!
//! # What cannot be written down
//!
//! Each [`Type`] has the modifiers of its [`kind`] only; an array always says
//! what it holds, if only [anything](Type::array_of_anything); the root is an
//! object. What a type cannot rule out (crossed bounds, an enum value twice, a
//! blank name, a default outside the bounds, a keyword of a raw schema with a value
//! that it does not take) is reported by [`build`](ObjectBuilder::build), all of it
//! in one [`ObjectError`].
//!
//! # Forms as objects
//!
//! A `&`[`FormSchema`](crate::FormSchema) goes wherever a type goes, is an
//! [`ObjectBuilder`] by `from`, and each of its [`Field`](crate::Field)s is a
//! [`Property`]. A choice becomes one plain `enum`, which models and providers
//! read best; some take no `oneOf`. An `enum` has no titles for its options, so
//! those that say more than the option itself become lines of the property's
//! description:
//!
//! ```
//! use schema_core::object::ObjectSchema;
//! use schema_core::{Field, FormSchema};
//!
//! let mode = Field::single_select("mode", ["ro", "rw"])
//!     .option_titles(["Only look", "Change things"])
//!     .description("What the caller may do");
//! let form = FormSchema::builder().field(mode).required(["mode"]).build()?;
//!
//! assert_eq!(
//!     ObjectSchema::builder().required("access", &form).build()?.to_value()["properties"]["access"],
//!     serde_json::json!({
//!         "type": "object",
//!         "properties": {
//!             "mode": {
//!                 "type": "string",
//!                 "description": "What the caller may do\n- ro: Only look\n- rw: Change things",
//!                 "enum": ["ro", "rw"],
//!             },
//!         },
//!         "required": ["mode"],
//!     }),
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Profiles
//!
//! What providers take in their strict modes is less than what can be declared, and not
//! the same for any two of them. [`ObjectSchema::for_profile`] says the declaration in the
//! dialect of one ([`Profile`]): objects are closed, properties required and nullable, where
//! it asks for that; a limit that it does not take becomes the last line of the description;
//! and what can't be said is a fault with its place. [`ObjectSchema::strict`] is the dialect
//! that all of them take. The module [`profile`] has the facts and their dates.
//!
//! ```
//! use schema_core::object::{ObjectSchema, Type};
//!
//! let parameters = ObjectSchema::builder()
//!     .optional("status", Type::string().options(["open", "closed"]).default("open"))
//!     .optional("page", Type::integer().min(1));
//!
//! assert_eq!(
//!     parameters.clone().build()?.strict()?.to_string(),
//!     concat!(
//!         r#"{"type":"object","properties":{"#,
//!         r#""status":{"anyOf":[{"type":"string","enum":["open","closed"]},{"type":"null"}]},"#,
//!         r#""page":{"anyOf":[{"type":"integer"},{"type":"null"}],"description":"At least 1."}},"#,
//!         r#""required":["status","page"],"additionalProperties":false}"#,
//!     ),
//! );
//!
//! let raw = serde_json::json!({ "type": "string", "not": { "const": "Q0" } });
//! let error = parameters.optional("due", raw).build()?.strict().unwrap_err();
//! assert_eq!(error.faults()[0].pointer(), "/properties/due/not");
//! # Ok::<(), schema_core::object::ObjectError>(())
//! ```

mod builder;
mod check;
mod composite;
mod edit;
mod embed;
mod envelope;
mod error;
mod foreign;
mod form;
mod headers;
pub mod kind;
mod part;
pub mod profile;
mod raw;
mod read;
mod schema;
mod targets;
mod types;
mod write;

pub use builder::{ObjectBuilder, Property};
pub use composite::Schema;
pub use envelope::{Api, Envelope, Output, Tool};
pub use error::{Fault, FaultKind, ObjectError};
pub use profile::Profile;
pub use schema::ObjectSchema;
pub use types::Type;

pub(crate) use foreign::{Foreign, each_foreign};
