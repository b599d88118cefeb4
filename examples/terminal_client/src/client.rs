//! The client's half of the protocol.

use std::error::Error;
use std::sync::Arc;

use rmcp::ClientHandler;
use rmcp::ErrorData;
use rmcp::model::{
    ClientCapabilities, ClientConfig, CustomRequest, CustomResult, ElicitRequestParams,
    ElicitResult, ElicitationAction, ElicitationCapability, FormElicitationCapability,
    Implementation, ProtocolVersion, UrlElicitationCapability,
};
use rmcp::service::{RequestContext, RoleClient};
use schema_core::{Answer, Effect, ElicitRequestUrlParams, FormSchema};
use serde_json::Value;
use tokio::sync::Mutex;

use crate::input::line;
use crate::respond::Respond;

/// Shows forms and addresses; one at a time, since there is one terminal.
#[derive(Clone)]
pub(crate) struct Client {
    revision: ProtocolVersion,
    respond: Arc<Mutex<Box<dyn Respond>>>,
}

impl Client {
    /// A client that shakes hands in that revision.
    pub(crate) fn new(revision: ProtocolVersion, respond: Box<dyn Respond>) -> Self {
        Self { revision, respond: Arc::new(Mutex::new(respond)) }
    }

    /// Waits for the person, who may take long, off the threads of the protocol.
    async fn ask(
        &self,
        context: &RequestContext<RoleClient>,
        message: String,
        schema: &Value,
    ) -> Result<Answer<Value>, ErrorData> {
        let form = read(schema)?;
        self.wait(context, move |respond, server| respond.respond(server, &message, &form)).await
    }

    async fn visit(
        &self,
        context: &RequestContext<RoleClient>,
        request: ElicitRequestUrlParams<'static>,
    ) -> Result<Answer<()>, ErrorData> {
        self.wait(context, move |respond, server| respond.visit(server, &request)).await
    }

    async fn wait<T: Send + 'static>(
        &self,
        context: &RequestContext<RoleClient>,
        ask: impl FnOnce(&mut dyn Respond, &str) -> Result<T, Box<dyn Error + Send + Sync>>
        + Send
        + 'static,
    ) -> Result<T, ErrorData> {
        let server = context.peer.peer_info().and_then(|peer| peer.server_info.clone());
        let server = server.map_or_else(|| "The server".to_owned(), |server| server.name);
        let mut respond = Arc::clone(&self.respond).lock_owned().await;
        tokio::task::spawn_blocking(move || ask(&mut **respond, &server))
            .await
            .map_err(|error| error.to_string())
            .and_then(|answer| answer.map_err(|error| error.to_string()))
            .map_err(|error| ErrorData::internal_error(error, None))
    }
}

impl ClientHandler for Client {
    fn get_info(&self) -> ClientConfig {
        let mut capabilities = ClientCapabilities::default();
        let forms = FormElicitationCapability::new();
        let elicitation = ElicitationCapability::new().with_form(forms);
        capabilities.elicitation = Some(elicitation.with_url(UrlElicitationCapability::new()));
        let name = Implementation::new("terminal_client", env!("CARGO_PKG_VERSION"));
        let mut config = ClientConfig::new(capabilities, name);
        config.protocol_version = self.revision.clone();
        config
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        context: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let answer = match request {
            ElicitRequestParams::FormElicitationParams { message, requested_schema, .. } => {
                let schema = serde_json::to_value(&requested_schema).unwrap_or_default();
                self.ask(&context, message, &schema).await?
            }
            other => {
                let request = serde_json::to_value(&other).unwrap_or_default();
                let request = ElicitRequestUrlParams::from_value(&request)
                    .map_err(|error| ErrorData::invalid_params(error.to_string(), None))?;
                // The content has no meaning there.
                self.visit(&context, request).await?.map(|()| Value::Null)
            }
        };
        Ok(match answer {
            Answer::Accept(Value::Null) => ElicitResult::new(ElicitationAction::Accept),
            Answer::Accept(filled) => {
                ElicitResult::new(ElicitationAction::Accept).with_content(filled)
            }
            Answer::Decline => ElicitResult::new(ElicitationAction::Decline),
            Answer::Cancel => ElicitResult::new(ElicitationAction::Cancel),
        })
    }

    /// A form that the types of the SDK can't hold comes here, as it is.
    async fn on_custom_request(
        &self,
        request: CustomRequest,
        context: RequestContext<RoleClient>,
    ) -> Result<CustomResult, ErrorData> {
        if request.method != "elicitation/create" {
            return Err(ErrorData::invalid_request(format!("no {}", request.method), None));
        }
        let params = request.params.unwrap_or_default();
        let message = params.get("message").and_then(Value::as_str).unwrap_or_default().to_owned();
        let schema = params.get("requestedSchema").unwrap_or(&Value::Null);
        let answer = self.ask(&context, message, schema).await?;
        let result = serde_json::to_value(answer)
            .map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        Ok(CustomResult::new(result))
    }
}

/// The form as far as it can be shown: one field that is none is no reason to show a
/// person nothing.
fn read(schema: &Value) -> Result<FormSchema<'static>, ErrorData> {
    let read = FormSchema::from_value_lenient(schema)
        .map_err(|error| ErrorData::invalid_params(error.to_string(), None))?;
    for left in read.left_out().iter().filter(|left| left.effect() != Effect::Harmless) {
        eprintln!("{}", line(&left.to_string()));
    }
    Ok(read.into_form())
}
