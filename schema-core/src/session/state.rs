//! What a round leaves for the next one, in `requestState`.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::SessionError;

/// Seals what goes to the client and comes back, so that nobody changes it on the way.
///
/// With the feature `seal` there is `HmacSeal`, and with `rmcp3` one made of
/// the codec of `rmcp`. One of your own stands on an HMAC or an AEAD of a library. What is
/// sealed has to end some day: put the time into it.
///
/// ```
/// use schema_core::session::Seal;
///
/// /// Not one to copy: it holds nobody off.
/// struct Reversed;
///
/// impl Seal for Reversed {
///     fn seal(&self, payload: &[u8], context: &[u8]) -> String {
///         let text: String = String::from_utf8_lossy(payload).chars().rev().collect();
///         format!("{} {text}", context.len())
///     }
///
///     fn open(&self, sealed: &str, context: &[u8]) -> Option<Vec<u8>> {
///         let (length, text) = sealed.split_once(' ')?;
///         let text: String = text.chars().rev().collect();
///         (length == context.len().to_string()).then(|| text.into_bytes())
///     }
/// }
///
/// let sealed = Reversed.seal(b"state", b"tool");
/// assert_eq!(Reversed.open(&sealed, b"tool"), Some(b"state".to_vec()));
/// assert_eq!(Reversed.open(&sealed, b"a tool"), None);
/// ```
pub trait Seal {
    /// The payload as text that only this server can have made, for this context.
    fn seal(&self, payload: &[u8], context: &[u8]) -> String;

    /// The payload, if [`seal`](Self::seal) made the text for this context, and not too
    /// long ago.
    fn open(&self, sealed: &str, context: &[u8]) -> Option<Vec<u8>>;
}

/// How much of answers travels, in bytes of JSON: what does not fit is asked again
/// once another question has to be asked.
const LIMIT: usize = 64 * 1024;

/// The content of `requestState`.
#[derive(Clone, Debug, Default)]
pub(super) struct Carried {
    /// What was asked in the last round, by key.
    pub(super) asked: BTreeMap<String, Asked>,
    /// Answers that were fine, while another question has to be asked.
    pub(super) answers: BTreeMap<String, Given>,
    /// The server's own.
    pub(super) state: Option<String>,
}

/// A question that was asked.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) digest: String,
    /// How often it was.
    pub(super) times: u32,
}

/// An answer, and what it belongs to.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) digest: String,
    pub(super) result: Value,
}

impl Carried {
    /// Reads what came. What we did not write is as if nothing had come: everything
    /// is asked.
    pub(super) fn read(text: Option<&str>) -> Self {
        text.and_then(|text| Self::parse(text.as_bytes())).unwrap_or_default()
    }

    /// Opens what was sealed. Nothing at all is how a call begins.
    pub(super) fn open(
        text: Option<&str>,
        seal: &dyn Seal,
        context: &[u8],
    ) -> Result<Self, SessionError> {
        let Some(text) = text else { return Ok(Self::default()) };
        let opened = seal.open(text, context);
        opened.and_then(|payload| Self::parse(&payload)).ok_or(SessionError::State)
    }

    fn parse(text: &[u8]) -> Option<Self> {
        let Value::Object(mut members) = serde_json::from_slice(text).ok()? else { return None };
        let mut pairs = |name| match members.remove(name) {
            Some(Value::Object(pairs)) => pairs,
            _ => Map::new(),
        };
        let asked = pairs("asked").into_iter().filter_map(|(key, value)| {
            let (digest, times) = pair(value)?;
            let times = times.as_u64()?.try_into().ok()?;
            Some((key, Asked { digest, times }))
        });
        let answers = pairs("answers").into_iter().filter_map(|(key, value)| {
            let (digest, result) = pair(value)?;
            Some((key, Given { digest, result }))
        });
        let (asked, answers) = (asked.collect(), answers.collect());
        let state = members.get("state").and_then(Value::as_str).map(str::to_owned);
        Some(Self { asked, answers, state })
    }

    /// As text, unless there is nothing to say.
    pub(super) fn write(&self) -> Option<String> {
        if self.asked.is_empty() && self.answers.is_empty() && self.state.is_none() {
            return None;
        }
        let mut members = Map::new();
        let mut put = |name: &str, pairs: Map<String, Value>| {
            if !pairs.is_empty() {
                members.insert(name.to_owned(), Value::Object(pairs));
            }
        };
        let asked = self.asked.iter();
        put("asked", asked.map(|(key, q)| (key.clone(), json!([q.digest, q.times]))).collect());
        let answers = self.answers.iter();
        put(
            "answers",
            answers.map(|(key, a)| (key.clone(), json!([a.digest, a.result]))).collect(),
        );
        if let Some(state) = &self.state {
            members.insert("state".to_owned(), state.as_str().into());
        }
        Some(Value::Object(members).to_string())
    }

    /// Takes an answer along, if there is room for it.
    pub(super) fn keep(&mut self, key: &str, digest: &str, result: Value) {
        let size = |given: &Given| given.result.to_string().len();
        let given = Given { digest: digest.to_owned(), result };
        let kept: usize = self.answers.values().map(size).sum();
        if kept + size(&given) <= LIMIT {
            self.answers.insert(key.to_owned(), given);
        }
    }
}

/// A digest, and what belongs to it.
fn pair(value: Value) -> Option<(String, Value)> {
    let Value::Array(values) = value else { return None };
    match <[Value; 2]>::try_from(values).ok()? {
        [Value::String(digest), other] => Some((digest, other)),
        _ => None,
    }
}
