//! The client's half of the protocol.

use std::sync::Arc;

use rmcp::ClientHandler;
use rmcp::ErrorData;
use rmcp::model::{
    ClientCapabilities, ClientConfig, CustomRequest, CustomResult, ElicitRequestParams,
    ElicitResult, ElicitationAction, ElicitationCapability, FormElicitationCapability,
    Implementation, ProtocolVersion,
};
use rmcp::service::{RequestContext, RoleClient};
use schema_core::{Answer, ElicitRequestFormParams, FormError, FormSchema};
use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::respond::Respond;

/// Shows forms; one at a time, since there is one terminal.
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
        message: String,
        form: FormSchema<'static>,
    ) -> Result<Answer<Value>, ErrorData> {
        let mut respond = Arc::clone(&self.respond).lock_owned().await;
        tokio::task::spawn_blocking(move || respond.respond(&message, &form))
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
        capabilities.elicitation = Some(ElicitationCapability::new().with_form(forms));
        let name = Implementation::new("terminal_client", env!("CARGO_PKG_VERSION"));
        let mut config = ClientConfig::new(capabilities, name);
        config.protocol_version = self.revision.clone();
        config
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let ElicitRequestParams::FormElicitationParams { message, requested_schema, .. } = request
        else {
            // The capability says so, and who does not heed it gets no person.
            return Ok(ElicitResult::new(ElicitationAction::Decline));
        };
        let form = FormSchema::try_from(&requested_schema).map_err(|error| no_form(&error))?;
        Ok(match self.ask(message, form).await? {
            Answer::Accept(content) => {
                ElicitResult::new(ElicitationAction::Accept).with_content(content)
            }
            Answer::Decline => ElicitResult::new(ElicitationAction::Decline),
            Answer::Cancel => ElicitResult::new(ElicitationAction::Cancel),
        })
    }

    /// A form that the types of the SDK can't hold comes here, as it is.
    async fn on_custom_request(
        &self,
        request: CustomRequest,
        _: RequestContext<RoleClient>,
    ) -> Result<CustomResult, ErrorData> {
        if request.method != "elicitation/create" {
            return Err(ErrorData::invalid_request(format!("no {}", request.method), None));
        }
        let params = request.params.unwrap_or_default();
        let params =
            ElicitRequestFormParams::from_value(&params).map_err(|error| no_form(&error))?;
        let form = params.form().clone().into_owned();
        Ok(CustomResult::new(match self.ask(params.message().to_owned(), form).await? {
            Answer::Accept(content) => json!({ "action": "accept", "content": content }),
            Answer::Decline => json!({ "action": "decline" }),
            Answer::Cancel => json!({ "action": "cancel" }),
        }))
    }
}

fn no_form(error: &FormError) -> ErrorData {
    ErrorData::invalid_params(error.to_string(), None)
}
