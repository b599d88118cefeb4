//! A client that answers from a list and remembers what it was shown.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use rmcp::model::{
    CallToolRequestParams, CallToolResult, ClientCapabilities, ClientConfig, ElicitRequestParams,
    ElicitResult, ProtocolVersion, ServerCapabilities, ServerConfig,
};
use rmcp::service::{
    ClientLifecycleMode, ClientServiceExt, RequestContext, RoleClient, RunningService, ServiceError,
};
use rmcp::{ClientHandler, ErrorData, ServerHandler, ServiceExt};
use serde_json::{Value, json};

/// The revisions that are shaken hands on.
pub const HANDSHAKES: [ProtocolVersion; 2] =
    [ProtocolVersion::V_2025_06_18, ProtocolVersion::V_2025_11_25];

/// All revisions with forms.
pub const REVISIONS: [ProtocolVersion; 3] =
    [ProtocolVersion::V_2025_06_18, ProtocolVersion::V_2025_11_25, ProtocolVersion::V_2026_07_28];

/// What a server is that has tools.
pub fn with_tools() -> ServerConfig {
    let mut config = ServerConfig::default();
    config.capabilities = ServerCapabilities::builder().enable_tools().build();
    config
}

/// The person's answers in turn, and what was shown.
#[derive(Clone)]
pub struct Person {
    version: ProtocolVersion,
    capabilities: ClientCapabilities,
    answers: Arc<Mutex<VecDeque<Value>>>,
    shown: Arc<Mutex<Vec<ElicitRequestParams>>>,
}

pub type Client = RunningService<RoleClient, Person>;

impl Person {
    pub fn new(version: &ProtocolVersion, answers: &[Value]) -> Self {
        let person = Self {
            version: version.clone(),
            capabilities: ClientCapabilities::default(),
            answers: Arc::new(Mutex::new(answers.iter().cloned().collect())),
            shown: Arc::default(),
        };
        person.declaring(json!({ "elicitation": {} }))
    }

    pub fn declaring(self, capabilities: Value) -> Self {
        Self { capabilities: serde_json::from_value(capabilities).unwrap(), ..self }
    }

    /// The messages so far.
    pub fn messages(&self) -> Vec<String> {
        self.each(|params| match params {
            ElicitRequestParams::FormElicitationParams { message, .. } => message.clone(),
            other => panic!("{other:?}"),
        })
    }

    /// The forms so far, as the text that the SDK makes of them.
    pub fn forms(&self) -> Vec<String> {
        self.each(|params| match params {
            ElicitRequestParams::FormElicitationParams { requested_schema, .. } => {
                serde_json::to_string(requested_schema).unwrap()
            }
            other => panic!("{other:?}"),
        })
    }

    fn each<T>(&self, read: impl Fn(&ElicitRequestParams) -> T) -> Vec<T> {
        self.shown.lock().unwrap().iter().map(read).collect()
    }

    /// Connects to the server in the way of the revision.
    pub async fn connect(&self, server: impl ServerHandler) -> Client {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        tokio::spawn(async move {
            if let Ok(service) = server.serve(theirs).await {
                drop(service.waiting().await);
            }
        });
        let lifecycle = if self.version.has_initialize() {
            ClientLifecycleMode::Initialize
        } else {
            ClientLifecycleMode::Discover { preferred_versions: vec![self.version.clone()] }
        };
        self.clone().serve_with_lifecycle(ours, lifecycle).await.unwrap()
    }
}

impl ClientHandler for Person {
    fn get_info(&self) -> ClientConfig {
        let mut config = ClientConfig::default();
        config.protocol_version = self.version.clone();
        config.capabilities = self.capabilities.clone();
        config
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        self.shown.lock().unwrap().push(request);
        let answer = self.answers.lock().unwrap().pop_front();
        let Some(answer) = answer else {
            // The person has gone for lunch.
            std::future::pending::<()>().await;
            unreachable!();
        };
        Ok(serde_json::from_value(answer).unwrap())
    }
}

pub fn accept(content: Value) -> Value {
    json!({ "action": "accept", "content": content })
}

/// Calls the tool with the answers at hand; its error text, or its text.
pub async fn call(client: &Client, tool: &'static str) -> Result<String, String> {
    let result = call_tool(client, tool).await.unwrap();
    let text = text_of(&result);
    if result.is_error == Some(true) { Err(text) } else { Ok(text) }
}

pub async fn call_tool(
    client: &Client,
    tool: &'static str,
) -> Result<CallToolResult, ServiceError> {
    let arguments = json!({ "message": "Who are you?" }).as_object().unwrap().clone();
    client.call_tool(CallToolRequestParams::new(tool).with_arguments(arguments)).await
}

pub fn text_of(result: &CallToolResult) -> String {
    result.content[0].as_text().unwrap().text.clone()
}
