//! [`Retry`]: the requests that begin a round.

use rmcp::handler::server::tool;
use rmcp::model::{
    CallToolRequestParams, GetPromptRequestParams, InputResponses, ReadResourceRequestParams,
};

/// A request that a client makes again with what it was asked for: `tools/call`,
/// `prompts/get` and `resources/read` (`InputResponseRequestParams`).
///
/// It is there for the parameters of the three, and for the pair that a method
/// with `rmcp`'s `#[tool]` is given in their place.
///
/// ```
/// use std::collections::BTreeMap;
///
/// use rmcp::handler::server::tool::{InputResponses, RequestState};
/// use rmcp::model::CallToolRequestParams;
/// use schema_core::rmcp3::Retry;
/// use serde_json::json;
///
/// fn is_answered(request: &impl Retry, key: &str) -> bool {
///     request.input_responses().is_some_and(|responses| responses.contains_key(key))
/// }
/// assert!(!is_answered(&CallToolRequestParams::new("greet"), "who"));
///
/// let responses = BTreeMap::from([("who".to_owned(), json!({"action": "decline"}))]);
/// assert!(is_answered(&(InputResponses(Some(responses)), RequestState(None)), "who"));
/// ```
pub trait Retry: private::Sealed {
    /// The client's results, by key.
    ///
    /// ```
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::rmcp3::Retry;
    /// use serde_json::json;
    ///
    /// let responses = [("who".to_owned(), json!({"action": "decline"}))].into();
    /// let request = CallToolRequestParams::new("greet").with_input_responses(responses);
    /// assert!(request.input_responses().is_some_and(|responses| responses.contains_key("who")));
    /// ```
    fn input_responses(&self) -> Option<&InputResponses>;

    /// What the client sends back of what the server had sent along: the same, if the
    /// client did not change it.
    ///
    /// ```
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::rmcp3::Retry;
    ///
    /// let mut request = CallToolRequestParams::new("greet");
    /// request.request_state = Some("7".to_owned());
    /// assert_eq!(request.request_state(), Some("7"));
    /// ```
    fn request_state(&self) -> Option<&str>;

    /// What is called: the name of the tool or the prompt, the URI of the resource. A
    /// question belongs to it. The pair does not know it.
    ///
    /// ```
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::rmcp3::Retry;
    ///
    /// assert_eq!(CallToolRequestParams::new("greet").subject(), "greet");
    /// ```
    fn subject(&self) -> &str;
}

mod private {
    pub trait Sealed {}
}

macro_rules! retries {
    ($($params:ident $subject:ident)*) => {$(
        impl private::Sealed for $params {}

        impl Retry for $params {
            fn input_responses(&self) -> Option<&InputResponses> {
                self.input_responses.as_ref()
            }

            fn request_state(&self) -> Option<&str> {
                self.request_state.as_deref()
            }

            fn subject(&self) -> &str {
                &self.$subject
            }
        }
    )*};
}
retries! {
    CallToolRequestParams name
    GetPromptRequestParams name
    ReadResourceRequestParams uri
}

impl private::Sealed for (tool::InputResponses, tool::RequestState) {}

impl Retry for (tool::InputResponses, tool::RequestState) {
    fn input_responses(&self) -> Option<&InputResponses> {
        self.0.0.as_ref()
    }

    fn request_state(&self) -> Option<&str> {
        self.1.0.as_deref()
    }

    fn subject(&self) -> &'static str {
        ""
    }
}
