//! What a round has come to: what is to be asked, and the state that goes with it.

use super::Round;
use crate::answer::AnswerError;
use crate::url::ElicitRequestParams;

impl Round {
    /// The message under the key, when it has to be asked.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// round.ask_question::<Value>(&question)?;
    /// assert_eq!(round.message("sure"), Some("Really?"));
    /// assert_eq!(round.message("name"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn message(&self, key: &str) -> Option<&str> {
        self.requests.iter().find(|(name, _)| name == key).map(|(_, params)| params.message())
    }

    /// Why the answer under the key was none, when it has to be asked again.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// round.ask_question::<Value>(&question)?;
    /// assert!(round.error("sure").is_none()); // it was not answered yet
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn error(&self, key: &str) -> Option<&AnswerError> {
        self.errors.get(key)
    }

    /// The server's own state of the round before: see
    /// [what a client can forge](Self#what-a-client-can-forge).
    ///
    /// ```
    /// # use schema_core::session::{Client, Round};
    /// # use schema_core::ProtocolVersion;
    /// # use serde_json::json;
    /// let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {}}));
    /// let mut round = Round::new(&client, "greet", &json!({}));
    /// round.set_state("7");
    /// let result = serde_json::to_value(&round)?;
    ///
    /// let round = Round::new(&client, "greet", &json!({"requestState": result["requestState"]}));
    /// assert_eq!(round.state(), Some("7"));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn state(&self) -> Option<&str> {
        self.next.state.as_deref()
    }

    /// Sets the server's own state; otherwise it stays as it is.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// round.ask_question::<Value>(&question)?;
    /// round.set_state("7");
    /// assert_eq!(round.state(), Some("7"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_state(&mut self, state: impl Into<String>) {
        self.next.state = Some(state.into());
    }

    /// Whether every question that was asked has its answer.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// round.ask_question::<Value>(&question)?;
    /// assert!(!round.is_complete());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_complete(&self) -> bool {
        self.requests.is_empty()
    }

    /// The questions that have to be asked, by key, in the order in which they were.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// round.ask_question::<Value>(&question)?;
    /// let keys: Vec<_> = round.requests().iter().map(|(key, _)| key.as_str()).collect();
    /// assert_eq!(keys, ["sure"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn requests(&self) -> &[(String, ElicitRequestParams<'static>)] {
        &self.requests
    }

    /// The `requestState` of the result: what a client has to send back.
    ///
    /// ```
    /// # use schema_core::session::{Client, Question, Round};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// # let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {"form": {}, "url": {}}}));
    /// # let form = FormSchema::builder().field(Field::boolean("sure").required(true)).build()?;
    /// # let question = Question::new(&form, "Really?").key("sure");
    /// let mut round = Round::new(&client, "delete", &json!({}));
    /// round.ask_question::<Value>(&question)?;
    /// assert!(round.request_state().is_some_and(|state| state.starts_with(r#"{"asked":{"sure":"#)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn request_state(&self) -> Option<String> {
        self.sealed.clone().or_else(|| self.next.write())
    }
}
