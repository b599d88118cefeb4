//! The parameters of a request, and the form in them.

use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;

use super::input::Input;
use super::lenient::LeftOut;
use super::parse;
use super::reader::{Reader, get, quoted};
use crate::form::{ElicitRequestFormParams, FormError, FormSchema};
use crate::json::Place;
use crate::rules::FaultKind;
use crate::wire::ProtocolVersion;

impl ElicitRequestFormParams<'static> {
    /// Reads the parameters of an `elicitation/create`.
    ///
    /// A request without a `mode` is one in form mode, as the protocol says.
    /// `_meta` is kept; other members that are not the form's (`task`) are allowed, and
    /// are not.
    ///
    /// ```
    /// use schema_core::ElicitRequestFormParams;
    /// use serde_json::json;
    ///
    /// let request = ElicitRequestFormParams::from_value(&json!({
    ///     "message": "Who are you?",
    ///     "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}},
    /// }))?;
    /// assert_eq!(request.message(), "Who are you?");
    /// assert_eq!(request.form().fields().len(), 1);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the request and its form; pointers start at
    /// the request. [`FaultKind::WrongMode`] for a request in URL mode.
    ///
    /// ```
    /// use schema_core::{ElicitRequestFormParams, FaultKind};
    /// use serde_json::json;
    ///
    /// let url = json!({"mode": "url", "message": "Sign in", "url": "https://a.example"});
    /// let error = ElicitRequestFormParams::from_value(&url).unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &FaultKind::WrongMode);
    /// ```
    pub fn from_value(value: &Value) -> Result<Self, FormError> {
        read(&Input::from(value))
    }

    /// Reads the parameters from their text, in the order of the text.
    ///
    /// ```
    /// use schema_core::ElicitRequestFormParams;
    ///
    /// let text = r#"{"message":"Where to?","requestedSchema":{"type":"object","properties":{"to":{"type":"string"},"by":{"type":"string"}}}}"#;
    /// let request = ElicitRequestFormParams::from_str(text)?;
    /// assert_eq!(request.form().fields().next().map(|field| field.name()), Some("to"));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value`](Self::from_value); also when the text is not JSON, and
    /// when an object has one key twice.
    // `FromStr` is there as well; this one needs no import.
    #[allow(clippy::should_implement_trait)]
    pub fn from_str(text: &str) -> Result<Self, FormError> {
        read(&parse(text)?)
    }

    /// Reads the parameters for a client that must show something: see
    /// [`FormSchema::from_value_lenient`].
    ///
    /// ```
    /// use schema_core::ElicitRequestFormParams;
    /// use serde_json::json;
    ///
    /// let read = ElicitRequestFormParams::from_value_lenient(&json!({
    ///     "message": "Who are you?",
    ///     "requestedSchema": {
    ///         "title": "Person",
    ///         "type": "object",
    ///         "properties": {"name": {"type": "string"}},
    ///     },
    /// }))?;
    /// assert_eq!(read.left_out()[0].pointer(), "/requestedSchema/title");
    /// assert_eq!(read.request().form().fields().len(), 1);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the request has no `message`, or is none in form mode, and when its form is
    /// none at all.
    pub fn from_value_lenient(value: &Value) -> Result<LenientRequest, FormError> {
        LenientRequest::read(&Input::from(value))
    }

    /// Reads the parameters from their text, in the order of the text, as
    /// [`from_value_lenient`](Self::from_value_lenient) does.
    ///
    /// ```
    /// use schema_core::ElicitRequestFormParams;
    ///
    /// let text = r#"{"message":"Sure?","requestedSchema":{"type":"object","properties":{"ok":{"type":"boolean","x-icon":"bin"}}}}"#;
    /// let read = ElicitRequestFormParams::from_str_lenient(text)?;
    /// assert_eq!(read.left_out()[0].pointer(), "/requestedSchema/properties/ok/x-icon");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value_lenient`](Self::from_value_lenient); also when the text is
    /// not JSON.
    pub fn from_str_lenient(text: &str) -> Result<LenientRequest, FormError> {
        LenientRequest::read(&parse(text)?)
    }
}

/// What [`ElicitRequestFormParams::from_value_lenient`] read: the request, and
/// what had to be left out for its form to be a legal one.
///
/// ```
/// use schema_core::ElicitRequestFormParams;
/// use serde_json::json;
///
/// let read = ElicitRequestFormParams::from_value_lenient(&json!({
///     "message": "Really?",
///     "requestedSchema": {
///         "type": "object",
///         "properties": {"ok": {"type": "boolean", "deprecated": true}},
///     },
/// }))?;
/// for left in read.left_out() {
///     eprintln!("{left}");
/// }
/// let request = read.into_request();
/// assert_eq!(request.message(), "Really?");
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LenientRequest {
    request: ElicitRequestFormParams<'static>,
    left_out: Vec<LeftOut>,
}

impl LenientRequest {
    fn read(input: &Input<'_>) -> Result<Self, FormError> {
        let mut reader = Reader::new(true);
        let request = reader.request(input);
        let (request, left_out) = reader.finish(request)?;
        Ok(Self { request, left_out })
    }

    /// The request, without what was left out of its form.
    ///
    /// ```
    /// use schema_core::{ElicitRequestFormParams, FormSchema};
    ///
    /// let form = FormSchema::from_str(r#"{"type":"object","properties":{"ok":{"type":"boolean"}}}"#)?;
    /// let text = serde_json::to_string(&form.request("Really?"))?;
    /// let read = ElicitRequestFormParams::from_str_lenient(&text)?;
    /// assert_eq!(read.request(), &form.request("Really?"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn request(&self) -> &ElicitRequestFormParams<'static> {
        &self.request
    }

    /// The request, to keep.
    ///
    /// ```
    /// use schema_core::{ElicitRequestFormParams, FormError};
    ///
    /// fn shown(text: &str) -> Result<ElicitRequestFormParams<'static>, FormError> {
    ///     Ok(ElicitRequestFormParams::from_str_lenient(text)?.into_request())
    /// }
    ///
    /// let request = shown(r#"{"message":"Hm?","requestedSchema":{"type":"object","properties":{}}}"#)?;
    /// assert_eq!(request.message(), "Hm?");
    /// # Ok::<(), FormError>(())
    /// ```
    pub fn into_request(self) -> ElicitRequestFormParams<'static> {
        self.request
    }

    /// What was left out of the form or changed; the pointers start at the request.
    ///
    /// ```
    /// use schema_core::ElicitRequestFormParams;
    ///
    /// let text = r#"{"message":"Hm?","requestedSchema":{"type":"object","properties":{},"$comment":"empty"}}"#;
    /// let read = ElicitRequestFormParams::from_str_lenient(text)?;
    /// assert_eq!(read.left_out()[0].pointer(), "/requestedSchema/$comment");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }
}

/// Reads as [`ElicitRequestFormParams::from_str_lenient`] does: the parameters of a
/// whole message, in the order of its text.
///
/// ```
/// use schema_core::LenientRequest;
///
/// #[derive(serde::Deserialize)]
/// struct Message {
///     params: LenientRequest,
/// }
///
/// let text = r#"{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"Hm?",
///     "requestedSchema":{"type":"object","properties":{"b":{"type":"boolean","x-y":1},"a":{"type":"string"}}}}}"#;
/// let message: Message = serde_json::from_str(text)?;
/// let names = message.params.request().form().fields().map(|field| field.name());
/// assert!(names.eq(["b", "a"]));
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de> Deserialize<'de> for LenientRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&Input::deserialize(deserializer)?).map_err(Error::custom)
    }
}

/// Reads the text of a request, as [`ElicitRequestFormParams::from_str`] does.
impl FromStr for ElicitRequestFormParams<'static> {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        Self::from_str(text)
    }
}

impl ElicitRequestFormParams<'_> {
    /// The request as that revision can say it: see [`FormSchema::for_version`].
    /// 2025-06-18 has no `mode`.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema, ProtocolVersion};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let request = form.request("Really?");
    /// let old = request.for_version(ProtocolVersion::V2025_06_18)?;
    /// assert_eq!(
    ///     serde_json::to_string(&old)?,
    ///     r#"{"message":"Really?","requestedSchema":{"type":"object","properties":{"sure":{"type":"boolean"}}}}"#,
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`FormSchema::for_version`].
    pub fn for_version(
        &self,
        version: ProtocolVersion,
    ) -> Result<ElicitRequestFormParams<'_>, FormError> {
        let form = self.form().for_version(version)?;
        let names_mode = version > ProtocolVersion::V2025_06_18;
        let meta = self.meta().filter(|_| version < ProtocolVersion::V2026_07_28);
        let request = ElicitRequestFormParams::owned(self.message().into(), form, names_mode);
        Ok(request.or_meta(meta))
    }
}

/// Reads as [`ElicitRequestFormParams::from_value`] does, and keeps the order of
/// the text.
impl<'de> Deserialize<'de> for ElicitRequestFormParams<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(&Input::deserialize(deserializer)?).map_err(Error::custom)
    }
}

fn read(input: &Input<'_>) -> Result<ElicitRequestFormParams<'static>, FormError> {
    let mut reader = Reader::new(false);
    let request = reader.request(input);
    Ok(reader.finish(request)?.0)
}

impl Reader {
    fn request(&mut self, input: &Input<'_>) -> ElicitRequestFormParams<'static> {
        let root = &Place::ROOT;
        let nothing = FormSchema::constant(&[]);
        let Some(entries) = self.keywords(input, root, "a request") else {
            return ElicitRequestFormParams::owned("".into(), nothing, false);
        };
        let mode = get(entries, "mode");
        if let Some(mode) = mode {
            if !self.is_form_mode(mode, &root.key("mode")) {
                return ElicitRequestFormParams::owned("".into(), nothing, false);
            }
        }
        let message = if let Some(message) = get(entries, "message") {
            self.text(message, &root.key("message"), "`message`")
        } else {
            let words = "`message` is missing: it says what the form is for";
            self.missing(root, "message", words);
            None
        };
        let form = if let Some(form) = get(entries, "requestedSchema") {
            self.prefix = "/requestedSchema";
            self.form(form)
        } else {
            let words = "`requestedSchema` is missing: it is the form";
            self.missing(root, "requestedSchema", words);
            nothing
        };
        let request =
            ElicitRequestFormParams::owned(message.unwrap_or_default(), form, mode.is_some());
        match get(entries, "_meta").map(Input::to_value) {
            Some(Value::Object(meta)) => request.with_meta(meta),
            _ => request,
        }
    }

    /// Whether the rest of the request can be expected to be one for a form.
    fn is_form_mode(&mut self, mode: &Input<'_>, place: &Place<'_>) -> bool {
        match mode {
            Input::String(mode) if mode == "form" => true,
            Input::String(mode) => {
                self.fault(
                    place,
                    FaultKind::WrongMode,
                    format_args!("the mode {} has no form: only \"form\" has one", quoted(mode)),
                );
                false
            }
            other => {
                self.wrong_type(place, other, "`mode`", "the string \"form\"");
                true
            }
        }
    }
}
