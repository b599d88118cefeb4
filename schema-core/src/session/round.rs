//! [`Round`]: questions of a call that is made again with the answers, from
//! 2026-07-28 on.

mod outcome;

use core::fmt;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::digest::digest;
use super::question::no_rule;
use super::state::{Asked, Carried, Given};
use super::{Client, Mode, Question, Seal, SessionError};
use crate::answer::{Answer, AnswerError};
use crate::elicit::ElicitSchema;
use crate::form::{ElicitRequestFormParams, FormSchema};
use crate::url::{ElicitRequestParams, ElicitRequestUrlParams};

/// One round of a call whose questions are asked by returning them
/// (`InputRequiredResult`, revision 2026-07-28).
///
/// Each question is looked up among the answers that came with the call. If there is
/// none yet, or one that does not fit, the question is put among the
/// `inputRequests`: the server returns the round, the client asks the person, and
/// calls again. The server keeps nothing between the rounds.
///
/// # An answer belongs to its question
///
/// `requestState` carries a digest of each question that was asked: of the tool, the
/// message and the form. An answer to another one does not count, so nobody who said
/// yes to 20 euros pays 50. Neither does an answer to a question that was not asked,
/// or one of another tool's.
///
/// # What a client can forge
///
/// Without a [seal](Self::sealed) a client may write any `requestState` it likes. It wins
/// nothing by it but to answer what it has not shown to anybody, which it could
/// always do, and to be asked more often. The answers are judged like any. But
/// [`state`](Self::state), which is the server's own, is then as trustworthy as an
/// argument of the call. Sealed or not, the client can *read* all of it.
///
/// ```
/// use schema_core::session::{Client, Round};
/// use schema_core::{Answer, ElicitSchema, ProtocolVersion};
/// use serde_json::json;
///
/// #[derive(ElicitSchema, serde::Deserialize)]
/// struct Who {
///     name: String,
/// }
///
/// let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {}}));
///
/// let mut round = Round::new(&client, "greet", &json!({"name": "greet"}));
/// assert!(round.ask::<Who>("Who are you?")?.is_none());
/// let result = serde_json::to_value(&round)?; // what the server returns
///
/// // The client asks, and calls again.
/// let (key, _) = result["inputRequests"].as_object().and_then(|all| all.iter().next()).ok_or("none")?;
/// let params = json!({
///     "name": "greet",
///     "inputResponses": {key: {"action": "accept", "content": {"name": "Kim"}}},
///     "requestState": result["requestState"],
/// });
/// let mut round = Round::new(&client, "greet", &params);
/// let Some(Answer::Accept(who)) = round.ask::<Who>("Who are you?")? else { panic!() };
/// assert_eq!(who.name, "Kim");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Round {
    client: Client,
    subject: String,
    responses: Map<String, Value>,
    carried: Carried,
    next: Carried,
    /// Why an answer was none.
    errors: BTreeMap<String, AnswerError>,
    /// In the order in which they were asked.
    requests: Vec<(String, ElicitRequestParams<'static>)>,
    /// How often the same was asked in this round.
    seen: HashMap<String, u32>,
    /// The sealed state, once there is one.
    sealed: Option<String>,
}

/// What came for a question.
enum Came {
    Result(Value),
    /// For another question, under this key.
    Other,
    Nothing,
}

impl Round {
    /// The round that a call begins: its subject, which is the name of the tool, the
    /// prompt or the resource, and its `params`.
    ///
    /// ```
    /// # use schema_core::session::{Client, Round};
    /// # use schema_core::ProtocolVersion;
    /// # use serde_json::json;
    /// let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {}}));
    /// assert!(Round::new(&client, "greet", &json!({"name": "greet"})).is_complete());
    /// ```
    pub fn new(client: &Client, subject: &str, params: &Value) -> Self {
        let state = params.get("requestState").and_then(Value::as_str);
        Self::of(*client, subject, responses(params), Carried::read(state))
    }

    /// The same with a state that is sealed: by a key of the server's, for this
    /// subject and, where there is one, this user (the `sub` of an authorised
    /// request, say).
    ///
    /// Return it by [`into_sealed`](Self::into_sealed), with the same seal and user.
    ///
    /// ```
    /// # use schema_core::session::{Client, Round, Seal, SessionError};
    /// # use serde_json::Value;
    /// fn begin(client: &Client, params: &Value, key: &dyn Seal) -> Result<Round, SessionError> {
    ///     Round::sealed(client, "delete", params, key, "user-7")
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// [`SessionError::State`] when the state was not sealed so.
    pub fn sealed(
        client: &Client,
        subject: &str,
        params: &Value,
        seal: &dyn Seal,
        user: &str,
    ) -> Result<Self, SessionError> {
        let state = params.get("requestState").and_then(Value::as_str);
        let carried = Carried::open(state, seal, &context(subject, user))?;
        Ok(Self::of(*client, subject, responses(params), carried))
    }

    /// The round of a call whose parts an SDK has read.
    #[cfg(feature = "rmcp3")]
    pub(crate) fn of_parts(
        client: Client,
        subject: &str,
        responses: Map<String, Value>,
        state: Option<&str>,
    ) -> Self {
        Self::of(client, subject, responses, Carried::read(state))
    }

    /// The same round with the state as it was sealed.
    #[cfg(feature = "rmcp3")]
    pub(crate) fn open(
        &mut self,
        state: Option<&str>,
        seal: &dyn Seal,
        user: &str,
    ) -> Result<(), SessionError> {
        let carried = Carried::open(state, seal, &context(&self.subject, user))?;
        self.next.state.clone_from(&carried.state);
        self.carried = carried;
        Ok(())
    }

    fn of(client: Client, subject: &str, responses: Map<String, Value>, carried: Carried) -> Self {
        Self {
            client,
            subject: subject.to_owned(),
            responses,
            next: Carried { state: carried.state.clone(), ..Carried::default() },
            carried,
            errors: BTreeMap::new(),
            requests: Vec::new(),
            seen: HashMap::new(),
            sealed: None,
        }
    }

    /// The answer to the form of `T`, or `None` when it has to be asked: see
    /// [the whole](Self).
    ///
    /// ```
    /// # use schema_core::session::{Client, Round};
    /// # use schema_core::{ElicitSchema, ProtocolVersion};
    /// # use serde_json::json;
    /// #[derive(ElicitSchema, serde::Deserialize)]
    /// struct Sure {
    ///     sure: bool,
    /// }
    ///
    /// let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {}}));
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// assert!(round.ask::<Sure>("Really?")?.is_none());
    /// # Ok::<(), schema_core::session::SessionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`ask_question`](Self::ask_question).
    pub fn ask<T: ElicitSchema + for<'de> Deserialize<'de>>(
        &mut self,
        message: &str,
    ) -> Result<Option<Answer<T>>, SessionError> {
        self.ask_question(&Question::new(T::SCHEMA, message))
    }

    /// The answer to a question, or `None` when it has to be asked: with its message
    /// and its form, after an answer that is none as
    /// [`Question::again`] has it.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// assert_eq!(round.ask_question::<Value>(&question)?, None);
    ///
    /// let wrong = json!({"sure": {"action": "accept"}});
    /// let params = json!({"inputResponses": wrong, "requestState": round.request_state()});
    /// let mut round = Round::new(&client, "delete", &params);
    /// assert_eq!(round.ask_question::<Value>(&question)?, None);
    /// assert_eq!(round.message("sure"), Some("Really?\n\nsure: an answer is required"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When it has to be asked: [`SessionError::Capability`], [`SessionError::Form`], and
    /// once it was asked as often as it may be, [`SessionError::Answer`] or
    /// [`SessionError::NoAnswer`].
    pub fn ask_question<T: for<'de> Deserialize<'de>>(
        &mut self,
        question: &Question<'_>,
    ) -> Result<Option<Answer<T>>, SessionError> {
        self.ask_checked(question, no_rule)
    }

    /// As [`ask_question`](Self::ask_question), with a rule of this one call, about the answer
    /// as a whole: what it says is asked again, like any violation. See
    /// [`Exchange::read_checked`](super::Exchange::read_checked).
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// let rule = |answer: &Value| match answer["sure"].as_bool() {
    ///     Some(true) => Ok(()),
    ///     _ => Err("this is the only way"),
    /// };
    /// assert_eq!(round.ask_checked(&question, rule)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`ask_question`](Self::ask_question).
    pub fn ask_checked<T: for<'de> Deserialize<'de>, E: fmt::Display>(
        &mut self,
        question: &Question<'_>,
        rule: impl FnOnce(&T) -> Result<(), E>,
    ) -> Result<Option<Answer<T>>, SessionError> {
        let digest = digest(&self.subject, &question.message, &question.form.to_string());
        let key = self.key(question.key.as_deref(), &digest);
        let form = question.form;
        let came = match self.responses.get(&key).filter(|_| question.fixed) {
            Some(result) => Came::Result(result.clone()),
            None => self.came(&key, &digest),
        };
        match came {
            Came::Result(result) => match question.judge(&result, rule) {
                Ok(answer) => {
                    self.next.keep(&key, &digest, declared(form, result));
                    Ok(Some(answer))
                }
                Err(error) => {
                    let (message, shown) = question.again(&result, &error);
                    self.errors.insert(key.clone(), error);
                    self.put_form(key, digest, question.attempts, message, &shown)
                }
            },
            Came::Other => {
                let message = format!("{}\n\n{CHANGED}", question.message);
                self.put_form(key, digest, question.attempts, message, form)
            }
            Came::Nothing => {
                self.put_form(key, digest, question.attempts, question.message.to_string(), form)
            }
        }
    }

    /// What the person said to an address, or `None` when it has to be shown. The
    /// address has to be the same in each round: take its id from the
    /// [state](Self::state), or from what the server knows of the user.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// use schema_core::url::ElicitUrl;
    ///
    /// let page = ElicitUrl::new("https://example.com/connect/7f3a")?;
    /// let mut round = Round::new(&client, "connect", &json!({}));
    /// assert_eq!(round.ask_url(None, &page.request("Connect"), 3)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`ask_question`](Self::ask_question), with [`SessionError::Url`] in the place of
    /// [`SessionError::Form`].
    pub fn ask_url(
        &mut self,
        key: Option<&str>,
        request: &ElicitRequestUrlParams<'_>,
        attempts: u32,
    ) -> Result<Option<Answer<()>>, SessionError> {
        let digest = digest(&self.subject, request.message(), request.url());
        let key = self.key(key, &digest);
        if let Came::Result(result) = self.came(&key, &digest) {
            match ElicitRequestUrlParams::answer(result) {
                Ok(answer) => {
                    let result = serde_json::to_value(answer).unwrap_or_default();
                    self.next.keep(&key, &digest, result);
                    return Ok(Some(answer));
                }
                Err(error) => {
                    self.errors.insert(key.clone(), error);
                }
            }
        }
        self.client.check(Mode::Url)?;
        let params = request.for_version(self.client.version())?.into_owned();
        self.put(key, digest, attempts, params.into())?;
        Ok(None)
    }

    /// The round, with its state sealed: see [`sealed`](Self::sealed).
    ///
    /// ```
    /// # use schema_core::session::{Round, Seal};
    /// fn end(round: Round, key: &dyn Seal) -> serde_json::Result<String> {
    ///     serde_json::to_string(&round.into_sealed(key, "user-7"))
    /// }
    /// ```
    pub fn into_sealed(mut self, seal: &dyn Seal, user: &str) -> Self {
        let payload = self.next.write().unwrap_or_else(|| "{}".to_owned());
        self.sealed = Some(seal.seal(payload.as_bytes(), &context(&self.subject, user)));
        self
    }

    /// The key of a question that has none is made of its digest: an answer that was
    /// kept by the client finds its question wherever that is asked.
    fn key(&mut self, key: Option<&str>, digest: &str) -> String {
        if let Some(key) = key {
            return key.to_owned();
        }
        let seen = self.seen.entry(digest.to_owned()).or_default();
        *seen += 1;
        let short: String = digest.chars().take(16).collect();
        format!("q{seen}-{short}")
    }

    fn came(&self, key: &str, digest: &str) -> Came {
        if let Some(result) = self.responses.get(key) {
            match self.carried.asked.get(key) {
                Some(asked) if asked.digest == digest => return Came::Result(result.clone()),
                Some(_) => return Came::Other,
                // Nobody was asked.
                None => {}
            }
        }
        match self.carried.answers.get(key) {
            Some(Given { digest: of, result }) if of == digest => Came::Result(result.clone()),
            Some(_) => Came::Other,
            None => Came::Nothing,
        }
    }

    fn put_form<T>(
        &mut self,
        key: String,
        digest: String,
        attempts: u32,
        message: String,
        form: &FormSchema<'_>,
    ) -> Result<Option<T>, SessionError> {
        self.client.check(Mode::Form)?;
        let form = form.for_version(self.client.version())?.into_owned();
        let params = ElicitRequestFormParams::owned(Cow::Owned(message), form, true);
        self.put(key, digest, attempts, params.into())?;
        Ok(None)
    }

    fn put(
        &mut self,
        key: String,
        digest: String,
        attempts: u32,
        params: ElicitRequestParams<'static>,
    ) -> Result<(), SessionError> {
        let times = self.carried.asked.get(&key).map_or(0, |asked| asked.times);
        if times >= attempts.max(1) {
            return Err(match self.errors.get(&key) {
                Some(error) => error.clone().into(),
                None => SessionError::NoAnswer,
            });
        }
        self.requests.retain(|(name, _)| *name != key);
        self.next.asked.insert(key.clone(), Asked { digest, times: times.saturating_add(1) });
        self.requests.push((key, params));
        Ok(())
    }
}

/// What the person reads who has answered something else.
const CHANGED: &str = "This question has changed since it was answered.";

fn responses(params: &Value) -> Map<String, Value> {
    params.get("inputResponses").and_then(Value::as_object).cloned().unwrap_or_default()
}

/// What a sealed state is bound to. The length keeps a subject apart from a user.
fn context(subject: &str, user: &str) -> Vec<u8> {
    format!("{} {subject} {user}", subject.len()).into_bytes()
}

/// The result without what the form does not declare: that does not travel.
fn declared(form: &FormSchema<'_>, mut result: Value) -> Value {
    let action = result.get("action").cloned().unwrap_or_default();
    let Some(Value::Object(content)) = result.get_mut("content") else {
        return json!({ "action": action });
    };
    let mut kept = Map::new();
    for field in form.fields() {
        kept.extend(content.remove_entry(field.name()));
    }
    json!({ "action": action, "content": kept })
}
