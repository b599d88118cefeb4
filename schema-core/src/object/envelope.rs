//! The JSON around a schema that each API wants.

use core::fmt;
use std::borrow::Cow;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::error::FaultKind;
use super::profile::Profile;
use super::{ObjectError, ObjectSchema};

/// Who is told about a tool, or asked for structured output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Api {
    /// An entry of `tools` in MCP's `tools/list`.
    Mcp,
    /// `tools` and `text.format` of `OpenAI`'s Responses API.
    OpenAiResponses,
    /// `tools` and `response_format` of `OpenAI`'s Chat Completions API, and of the many
    /// that speak it.
    OpenAiChat,
    /// `tools` and `output_config.format` of Anthropic's Messages API.
    Anthropic,
    /// An entry of `functionDeclarations`, and `generationConfig`, of Gemini's
    /// `generateContent`.
    Gemini,
}

impl Api {
    /// The profile whose dialect the API takes.
    ///
    /// ```
    /// use schema_core::object::{Api, Profile};
    ///
    /// assert_eq!(Api::OpenAiChat.profile(), Profile::OpenAi);
    /// ```
    pub const fn profile(self) -> Profile {
        match self {
            Self::Mcp => Profile::Mcp,
            Self::OpenAiResponses | Self::OpenAiChat => Profile::OpenAi,
            Self::Anthropic => Profile::Anthropic,
            Self::Gemini => Profile::Gemini,
        }
    }

    /// Whether the API can hold the model to a schema of that dialect. It takes others as a
    /// hint; asked to hold the model to one, it refuses the request.
    const fn is_strict(self, profile: Profile) -> bool {
        match profile {
            Profile::Portable => true,
            Profile::OpenAi => matches!(self, Self::OpenAiResponses | Self::OpenAiChat),
            Profile::Anthropic => matches!(self, Self::Anthropic),
            Profile::Gemini | Profile::Mcp => false,
        }
    }

    /// How long a name may be, what beside letters and digits is in it, and this in words.
    /// One name that is none fails the whole request.
    ///
    /// MCP: server/tools of 2025-11-25. `OpenAI`: its reference. Anthropic: its errors of
    /// 2026 (`^[a-zA-Z0-9_-]{1,128}$`, "at most 128 characters"). Gemini: its errors of 2025;
    /// those of 2026 take `:` too, which older ones refuse.
    const fn alphabet(self) -> (usize, &'static [u8], &'static str) {
        match self {
            Self::Mcp => (128, b"_-.", "1 to 128 letters, digits, `_`, `-` and `.`"),
            Self::OpenAiResponses | Self::OpenAiChat => {
                (64, b"_-", "1 to 64 letters, digits, `_` and `-`")
            }
            Self::Anthropic => (128, b"_-", "1 to 128 letters, digits, `_` and `-`"),
            Self::Gemini => {
                (64, b"_-.", "1 to 64 letters, digits, `_`, `-` and `.`, a letter or `_` first")
            }
        }
    }

    /// The schema in a dialect, unless that or the name is none for the API; all that is
    /// wrong.
    fn named(
        self,
        name: &str,
        schema: Result<ObjectSchema<'static>, ObjectError>,
    ) -> Result<ObjectSchema<'static>, ObjectError> {
        let (longest, marks, expected) = self.alphabet();
        let is_taken = |byte: u8| byte.is_ascii_alphanumeric() || marks.contains(&byte);
        let starts_well = self != Self::Gemini
            || name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
        if (1..=longest).contains(&name.len()) && name.bytes().all(is_taken) && starts_well {
            return schema;
        }
        let kind = FaultKind::ToolName { name: name.to_owned(), expected };
        Err(match schema {
            Ok(_) => ObjectError::of(kind),
            Err(error) => error.and(kind),
        })
    }
}

/// A tool: a name, what it is for, and the schema of its parameters.
///
/// ```
/// use schema_core::object::{Api, ObjectSchema, Tool, Type};
///
/// let schema = ObjectSchema::builder().required("city", Type::string()).build()?;
/// let tool = Tool::new("weather", &schema).description("The weather just now");
///
/// assert_eq!(
///     tool.for_api(Api::Anthropic)?.to_string(),
///     concat!(
///         r#"{"name":"weather","description":"The weather just now","strict":true,"input_schema":"#,
///         r#"{"type":"object","properties":{"city":{"type":"string"}},"required":["city"],"additionalProperties":false}}"#,
///     ),
/// );
/// assert!(tool.for_api(Api::OpenAiChat)?.to_string().starts_with(r#"{"type":"function","function":{"#));
/// # Ok::<(), schema_core::ObjectError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tool<'a> {
    name: &'a str,
    title: Option<&'a str>,
    description: Option<&'a str>,
    schema: &'a ObjectSchema<'a>,
    output: Option<&'a ObjectSchema<'a>>,
    hints: Vec<(&'static str, bool)>,
    profile: Option<Profile>,
}

impl<'a> Tool<'a> {
    /// A tool of that name, which takes what the schema says. Its description is that of
    /// the schema, unless it gets one of its own.
    pub const fn new(name: &'a str, schema: &'a ObjectSchema<'a>) -> Self {
        Self {
            name,
            title: None,
            description: None,
            schema,
            output: None,
            hints: Vec::new(),
            profile: None,
        }
    }

    /// What it is for, and when to use it.
    pub const fn description(mut self, description: &'a str) -> Self {
        self.description = Some(description);
        self
    }

    /// What a person calls it (MCP, `Tool.title`).
    pub const fn title(mut self, title: &'a str) -> Self {
        self.title = Some(title);
        self
    }

    /// What it gives back (MCP, `Tool.outputSchema`).
    pub const fn output(mut self, schema: &'a ObjectSchema<'a>) -> Self {
        self.output = Some(schema);
        self
    }

    /// Whether it changes nothing (MCP, `ToolAnnotations.readOnlyHint`).
    pub fn read_only(self, hint: bool) -> Self {
        self.hint("readOnlyHint", hint)
    }

    /// Whether what it changes may be lost (MCP, `ToolAnnotations.destructiveHint`).
    pub fn destructive(self, hint: bool) -> Self {
        self.hint("destructiveHint", hint)
    }

    /// Whether to call it twice changes no more than once (MCP,
    /// `ToolAnnotations.idempotentHint`).
    pub fn idempotent(self, hint: bool) -> Self {
        self.hint("idempotentHint", hint)
    }

    /// Whether it reaches out to what is not its own (MCP,
    /// `ToolAnnotations.openWorldHint`).
    pub fn open_world(self, hint: bool) -> Self {
        self.hint("openWorldHint", hint)
    }

    fn hint(mut self, name: &'static str, hint: bool) -> Self {
        self.hints.retain(|(known, _)| *known != name);
        self.hints.push((name, hint));
        self
    }

    /// Asks for another dialect than that of the API: [`Profile::Portable`], one schema for
    /// all, say. In one that the API can't hold the model to, the tool is not `strict`.
    pub const fn profile(mut self, profile: Profile) -> Self {
        self.profile = Some(profile);
        self
    }

    /// The tool as that API wants it, with its schema in the dialect of the API.
    ///
    /// # Errors
    ///
    /// When that dialect can't say the schema: every reason, as
    /// [`ObjectSchema::for_profile`]; and when the API does not take the name.
    ///
    /// ```
    /// use schema_core::object::{Api, ObjectSchema, Tool};
    ///
    /// let schema = ObjectSchema::builder().build()?;
    /// let error = Tool::new("look up", &schema).for_api(Api::OpenAiChat).unwrap_err();
    /// assert_eq!(
    ///     error.faults()[0].to_string(),
    ///     "the name of a tool has 1 to 64 letters, digits, `_` and `-`, this is \"look up\"",
    /// );
    /// # Ok::<(), schema_core::ObjectError>(())
    /// ```
    pub fn for_api(&self, api: Api) -> Result<Envelope, ObjectError> {
        let profile = self.profile.unwrap_or(api.profile());
        let schema = api.named(self.name, self.schema.for_profile(profile))?;
        let strict = api.is_strict(profile);
        let description = self.description.or(self.schema.tree().root.description);
        let mut parts = Parts::default();
        match api {
            Api::Mcp => {
                parts.text("name", Some(self.name));
                parts.text("title", self.title);
                parts.text("description", description);
                parts.schema("inputSchema", schema);
                if let Some(output) = self.output {
                    parts.schema("outputSchema", output.for_profile(Profile::Mcp)?);
                }
                if !self.hints.is_empty() {
                    let hints = self.hints.iter();
                    parts.object(
                        "annotations",
                        hints.map(|(name, hint)| (*name, Part::Flag(*hint))).collect(),
                    );
                }
            }
            Api::OpenAiResponses | Api::OpenAiChat => {
                let mut function = Parts::default();
                function.text("name", Some(self.name));
                function.text("description", description);
                function.schema("parameters", schema);
                function.flag("strict", strict);
                parts.text("type", Some("function"));
                if api == Api::OpenAiChat {
                    parts.object("function", function.0);
                } else {
                    parts.0.append(&mut function.0);
                }
            }
            Api::Anthropic => {
                parts.text("name", Some(self.name));
                parts.text("description", description);
                parts.flag("strict", strict);
                parts.schema("input_schema", schema);
            }
            Api::Gemini => {
                parts.text("name", Some(self.name));
                parts.text("description", description);
                parts.schema("parametersJsonSchema", schema);
            }
        }
        Ok(Envelope(parts.0))
    }
}

/// Structured output: the schema of what a model is to answer.
///
/// ```
/// use schema_core::object::{Api, ObjectSchema, Output, Type};
///
/// let schema = ObjectSchema::builder().required("mood", Type::string()).build()?;
/// assert_eq!(
///     Output::new("verdict", &schema).for_api(Api::OpenAiChat)?.to_string(),
///     concat!(
///         r#"{"type":"json_schema","json_schema":{"name":"verdict","schema":"#,
///         r#"{"type":"object","properties":{"mood":{"type":"string"}},"required":["mood"],"additionalProperties":false}"#,
///         r#","strict":true}}"#,
///     ),
/// );
/// # Ok::<(), schema_core::ObjectError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Output<'a> {
    name: &'a str,
    schema: &'a ObjectSchema<'a>,
    profile: Option<Profile>,
}

impl<'a> Output<'a> {
    /// Output of that name, which only `OpenAI` asks for.
    pub const fn new(name: &'a str, schema: &'a ObjectSchema<'a>) -> Self {
        Self { name, schema, profile: None }
    }

    /// Asks for another dialect than that of the API, as [`Tool::profile`] does.
    pub const fn profile(mut self, profile: Profile) -> Self {
        self.profile = Some(profile);
        self
    }

    /// What that API wants: of [`Api::Gemini`] the two keys of `generationConfig`, of
    /// [`Api::Mcp`] the `outputSchema` of a tool, of the others the value of the field
    /// that [`Api`] names.
    ///
    /// # Errors
    ///
    /// As [`Tool::for_api`].
    pub fn for_api(&self, api: Api) -> Result<Envelope, ObjectError> {
        let profile = self.profile.unwrap_or(api.profile());
        let mut schema = self.schema.for_profile(profile);
        if api.profile() == Profile::OpenAi {
            // Nobody else sends the name.
            schema = api.named(self.name, schema);
        }
        let schema = schema?;
        let mut parts = Parts::default();
        match api {
            Api::Mcp => parts.schema("outputSchema", schema),
            Api::OpenAiResponses | Api::OpenAiChat => {
                let mut format = Parts::default();
                format.text("name", Some(self.name));
                format.schema("schema", schema);
                format.flag("strict", api.is_strict(profile));
                parts.text("type", Some("json_schema"));
                if api == Api::OpenAiChat {
                    parts.object("json_schema", format.0);
                } else {
                    parts.0.append(&mut format.0);
                }
            }
            Api::Anthropic => {
                parts.text("type", Some("json_schema"));
                parts.schema("schema", schema);
            }
            Api::Gemini => {
                parts.text("responseMimeType", Some("application/json"));
                parts.schema("responseJsonSchema", schema);
            }
        }
        Ok(Envelope(parts.0))
    }
}

/// A tool, or the format of an output, ready to be sent. `Serialize` and `Display` write
/// its JSON, the schema in the order of its declaration.
///
/// `serde_json::to_value` of it sorts the keys, unless `preserve_order` of `serde_json` is
/// on: hand over the envelope itself, or its text.
#[derive(Clone, Debug)]
pub struct Envelope(Vec<(&'static str, Part)>);

#[derive(Clone, Debug)]
enum Part {
    Text(Cow<'static, str>),
    Flag(bool),
    Object(Envelope),
    Schema(ObjectSchema<'static>),
}

#[derive(Default)]
struct Parts(Vec<(&'static str, Part)>);

impl Parts {
    fn text(&mut self, key: &'static str, text: Option<&str>) {
        if let Some(text) = text {
            self.0.push((key, Part::Text(Cow::Owned(text.to_owned()))));
        }
    }

    fn flag(&mut self, key: &'static str, flag: bool) {
        self.0.push((key, Part::Flag(flag)));
    }

    fn object(&mut self, key: &'static str, parts: Vec<(&'static str, Part)>) {
        self.0.push((key, Part::Object(Envelope(parts))));
    }

    fn schema(&mut self, key: &'static str, schema: ObjectSchema<'static>) {
        self.0.push((key, Part::Schema(schema)));
    }
}

impl Serialize for Envelope {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, part) in &self.0 {
            match part {
                Part::Text(text) => map.serialize_entry(key, text)?,
                Part::Flag(flag) => map.serialize_entry(key, flag)?,
                Part::Object(object) => map.serialize_entry(key, object)?,
                Part::Schema(schema) => map.serialize_entry(key, schema)?,
            }
        }
        map.end()
    }
}

impl fmt::Display for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if f.alternate() {
            serde_json::to_string_pretty(self)
        } else {
            serde_json::to_string(self)
        };
        f.write_str(&text.map_err(|_| fmt::Error)?)
    }
}
