//! Reading what came over the wire.

use core::fmt;
use std::borrow::Cow;

use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, Visitor};
use serde_json::Value;

use super::error::{UrlError, UrlFault, UrlFaultKind};
use super::request::ElicitRequestUrlParams;
use super::rules::Parts;

/// The members of an object that we know, whatever they are, and those that stand
/// there twice.
struct Members<'n> {
    names: &'n [&'static str],
    values: Vec<Option<Value>>,
    repeated: Vec<&'static str>,
}

impl<'n> Members<'n> {
    fn new(names: &'n [&'static str]) -> Self {
        Self { names, values: vec![None; names.len()], repeated: Vec::new() }
    }

    fn take(&mut self, name: &str) -> Option<Value> {
        let place = self.names.iter().position(|known| *known == name)?;
        self.values.get_mut(place)?.take()
    }
}

impl<'de> Visitor<'de> for &mut Members<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<Cow<'_, str>>()? {
            let Some(place) = self.names.iter().position(|known| *known == key) else {
                map.next_value::<IgnoredAny>()?;
                continue;
            };
            let value = map.next_value()?;
            if let (Some(slot), Some(name)) = (self.values.get_mut(place), self.names.get(place)) {
                if slot.replace(value).is_some() {
                    self.repeated.push(name);
                }
            }
        }
        Ok(())
    }
}

const KEYS: [&str; 5] = ["_meta", "mode", "message", "url", "elicitationId"];

impl ElicitRequestUrlParams<'static> {
    /// Reads the parameters of an `elicitation/create` in URL mode.
    ///
    /// For a client, which has to show what a server of any kind sends: the address
    /// has to be one with `http` or `https` and a host. What else is wrong with
    /// it is for [`warnings`](Self::warnings) to say. `_meta` is kept; other members that
    /// are not of this mode (`task`) are allowed, and are not.
    ///
    /// ```
    /// use schema_core::ElicitRequestUrlParams;
    /// use serde_json::json;
    ///
    /// let request = ElicitRequestUrlParams::from_value(&json!({
    ///     "mode": "url", "message": "Sign in", "url": "https://example.com/a", "elicitationId": "7f3a",
    /// }))?;
    /// assert_eq!(request.host(), "example.com");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn from_value(value: &Value) -> Result<Self, UrlError> {
        let mut members = Members::new(&KEYS);
        value.deserialize_any(&mut members).map_err(|_| not_an_object())?;
        judge(members)
    }

    /// Reads the parameters from their text.
    ///
    /// ```
    /// use schema_core::ElicitRequestUrlParams;
    ///
    /// let text = r#"{"mode":"url","message":"Sign in","url":"https://example.com/a"}"#;
    /// assert_eq!(ElicitRequestUrlParams::from_str(text)?.message(), "Sign in");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value`](Self::from_value); also when the text is not JSON, and when a
    /// key stands there twice.
    // `FromStr` would need an import.
    #[allow(clippy::should_implement_trait)]
    pub fn from_str(text: &str) -> Result<Self, UrlError> {
        let mut members = Members::new(&KEYS);
        read_text(text, &mut members)?;
        judge(members)
    }
}

/// Reads as [`ElicitRequestUrlParams::from_value`] does.
impl<'de> Deserialize<'de> for ElicitRequestUrlParams<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut members = Members::new(&KEYS);
        deserializer.deserialize_any(&mut members)?;
        judge(members).map_err(D::Error::custom)
    }
}

fn read_text(text: &str, members: &mut Members<'_>) -> Result<(), UrlError> {
    let syntax = |_| UrlError::one(UrlFault::new(UrlFaultKind::Syntax, ""));
    let mut deserializer = serde_json::Deserializer::from_str(text);
    match deserializer.deserialize_any(&mut *members) {
        Ok(()) => deserializer.end().map_err(syntax),
        Err(error) if error.is_data() => Err(not_an_object()),
        Err(error) => Err(syntax(error)),
    }
}

fn not_an_object() -> UrlError {
    let kind = UrlFaultKind::WrongJsonType { expected: "an object" };
    UrlError::one(UrlFault::new(kind, ""))
}

/// The `mode` of a request, as far as it has one.
pub(super) fn mode_of_value(value: &Value) -> Option<Value> {
    value.get("mode").cloned()
}

/// The same of a text.
pub(super) fn mode_of_text(text: &str) -> Result<Option<Value>, UrlError> {
    let mut members = Members::new(&["mode"]);
    read_text(text, &mut members)?;
    Ok(members.take("mode"))
}

fn judge(mut members: Members<'_>) -> Result<ElicitRequestUrlParams<'static>, UrlError> {
    let mut faults: Vec<UrlFault> = members
        .repeated
        .iter()
        .map(|key| UrlFault::new(UrlFaultKind::RepeatedKey, "").named(key))
        .collect();
    match members.take("mode") {
        Some(Value::String(mode)) if mode == "url" => {}
        Some(Value::String(mode)) => {
            faults.push(UrlFault::new(UrlFaultKind::WrongMode, "/mode").named(&mode));
        }
        Some(_) => faults.push(not_text("/mode").named("mode")),
        None => faults.push(UrlFault::new(UrlFaultKind::WrongMode, "/mode")),
    }
    let message = text(&mut members, "message", "/message", &mut faults);
    let url = text(&mut members, "url", "/url", &mut faults);
    if url.as_deref().is_some_and(|url| !is_web(url)) {
        faults.push(UrlFault::new(UrlFaultKind::Malformed, "/url").named("url"));
    }
    let elicitation_id = match members.take("elicitationId") {
        None => None,
        Some(Value::String(id)) => Some(Cow::Owned(id)),
        Some(_) => {
            faults.push(not_text("/elicitationId").named("elicitationId"));
            None
        }
    };
    let meta = match members.take("_meta") {
        Some(Value::Object(meta)) => Some(meta),
        _ => None,
    };
    match (message, url) {
        (Some(message), Some(url)) if faults.is_empty() => Ok(ElicitRequestUrlParams {
            message: Cow::Owned(message),
            url: Cow::Owned(url),
            elicitation_id,
            meta,
        }),
        _ => Err(UrlError::of(faults)),
    }
}

fn text(
    members: &mut Members<'_>,
    key: &str,
    pointer: &'static str,
    faults: &mut Vec<UrlFault>,
) -> Option<String> {
    match members.take(key) {
        Some(Value::String(text)) => return Some(text),
        Some(_) => faults.push(not_text(pointer).named(key)),
        None => faults.push(UrlFault::new(UrlFaultKind::Missing, pointer).named(key)),
    }
    None
}

fn not_text(pointer: &'static str) -> UrlFault {
    UrlFault::new(UrlFaultKind::WrongJsonType { expected: "a string" }, pointer)
}

/// An address that a browser opens over the web, with a host to show.
fn is_web(url: &str) -> bool {
    Parts::of(url.as_bytes()).is_some_and(|parts| parts.is_web()) && super::error::is_uri(url)
}
