//! [`Input`] and [`Output`]: the arguments and the result of a tool, checked.

use core::marker::PhantomData;
use std::sync::Arc;

use rmcp::ErrorData;
use rmcp::handler::server::common::FromContextPart;
use rmcp::handler::server::tool::{IntoCallToolResult, ToolCallContext};
use rmcp::model::{CallToolResponse, CallToolResult, JsonObject};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ToolError;
use crate::ToolSchema;

/// The arguments of a tool, as an argument of a method with `rmcp`'s `#[tool]` (feature
/// `tools`).
///
/// What does not fit comes back to the model as a tool execution error with all that is
/// wrong, as the protocol asks for since 2025-11-25: the model mends its call. An
/// argument of a method can't do that by itself, so the body reads it:
///
/// ```ignore
/// #[tool(input_schema = Input::<Order>::schema(), output_schema = Output::<Bill>::schema())]
/// async fn count(&self, input: Input<Order>) -> Result<Output<Bill>, ToolError> {
///     let order = input.read()?;
///     Ok(Output(Bill { pieces: order.quantities.len() }))
/// }
/// ```
///
/// A handler written by hand makes one of the `arguments`:
///
/// ```
/// use rmcp::model::{CallToolRequestParams, CallToolResponse};
/// use schema_core::ToolSchema;
/// use schema_core::rmcp3::Input;
/// use serde::Deserialize;
///
/// #[derive(ToolSchema, Deserialize)]
/// struct Order {
///     #[field(min = 1)]
///     quantity: u32,
/// }
///
/// let request = CallToolRequestParams::new("order");
/// let error = Input::<Order>::new(request.arguments).read().err().ok_or("it was read")?;
/// assert!(error.to_string().starts_with("/quantity: "));
/// let CallToolResponse::Complete(result) = error.into_response()? else { panic!() };
/// assert_eq!(result.is_error, Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Input<T> {
    arguments: JsonObject,
    of: PhantomData<fn() -> T>,
}

impl<T: ToolSchema> Input<T> {
    /// The arguments of a call; none is as good as an empty object.
    ///
    /// ```
    /// # use schema_core::{ToolSchema, rmcp3::Input};
    /// #[derive(ToolSchema, serde::Deserialize)]
    /// struct Nothing {
    ///     note: Option<String>,
    /// }
    ///
    /// assert!(Input::<Nothing>::new(None).read().is_ok());
    /// ```
    pub fn new(arguments: Option<JsonObject>) -> Self {
        Self { arguments: arguments.unwrap_or_default(), of: PhantomData }
    }

    /// The schema, for `input_schema` of `#[tool]` or the `inputSchema` of a `Tool`.
    ///
    /// ```
    /// # use schema_core::{ToolSchema, rmcp3::Input};
    /// #[derive(ToolSchema)]
    /// struct Order {
    ///     sku: String,
    /// }
    ///
    /// assert_eq!(Input::<Order>::schema()["required"], serde_json::json!(["sku"]));
    /// ```
    pub fn schema() -> Arc<JsonObject> {
        schema::<T>()
    }

    /// The arguments as a `T`.
    ///
    /// ```
    /// # use schema_core::{ToolSchema, rmcp3::Input};
    /// # use serde_json::json;
    /// #[derive(ToolSchema, serde::Deserialize)]
    /// struct Order {
    ///     sku: String,
    /// }
    ///
    /// let arguments = json!({"sku": "A-1"}).as_object().cloned();
    /// assert!(Input::<Order>::new(arguments).read().is_ok_and(|order| order.sku == "A-1"));
    /// ```
    ///
    /// # Errors
    ///
    /// Words for the model: all that does not fit.
    pub fn read(self) -> Result<T, ToolError>
    where
        T: for<'de> Deserialize<'de>,
    {
        T::read(Value::Object(self.arguments)).map_err(|error| ToolError::text(error.to_string()))
    }
}

impl<S, T: ToolSchema> FromContextPart<ToolCallContext<'_, S>> for Input<T> {
    fn from_context_part(context: &mut ToolCallContext<'_, S>) -> Result<Self, ErrorData> {
        Ok(Self::new(context.arguments.take()))
    }
}

/// The result of a tool as `structuredContent`, checked before it is sent (feature
/// `tools`): a method with `#[tool]` returns it.
///
/// ```
/// use schema_core::ToolSchema;
/// use schema_core::rmcp3::Output;
/// use serde_json::json;
///
/// #[derive(ToolSchema, serde::Serialize)]
/// struct Bill {
///     #[field(max = 1000)]
///     euros: u32,
/// }
///
/// let result = Output(Bill { euros: 20 }).into_result()?;
/// assert_eq!(result.structured_content, Some(json!({"euros": 20})));
/// // A result that breaks the schema of the tool is the server's own mistake.
/// assert!(Output(Bill { euros: 2000 }).into_result().is_err());
/// # Ok::<(), schema_core::rmcp3::ToolError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_structs)] // a wrapper of one value
pub struct Output<T>(pub T);

impl<T: ToolSchema> Output<T> {
    /// The schema, for `output_schema` of `#[tool]` or the `outputSchema` of a `Tool`.
    ///
    /// ```
    /// # use schema_core::{ToolSchema, rmcp3::Output};
    /// #[derive(ToolSchema)]
    /// struct Bill {
    ///     euros: u32,
    /// }
    ///
    /// assert_eq!(Output::<Bill>::schema()["required"], serde_json::json!(["euros"]));
    /// ```
    pub fn schema() -> Arc<JsonObject> {
        schema::<T>()
    }

    /// The result, with the value as text beside, for clients that look there.
    ///
    /// ```
    /// # use schema_core::{ToolSchema, rmcp3::Output};
    /// #[derive(ToolSchema, serde::Serialize)]
    /// struct Bill {
    ///     euros: u32,
    /// }
    ///
    /// assert_eq!(Output(Bill { euros: 20 }).into_result()?.is_error, Some(false));
    /// # Ok::<(), schema_core::rmcp3::ToolError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// An error of the protocol, when the value does not fit the schema that the tool
    /// declares: the model could not mend that.
    pub fn into_result(self) -> Result<CallToolResult, ToolError>
    where
        T: Serialize,
    {
        let wrong = |error: &dyn core::fmt::Display| {
            let words = format!("the result does not fit the schema of the tool: {error}");
            ToolError::from(ErrorData::internal_error(words, None))
        };
        let value = serde_json::to_value(&self.0).map_err(|error| wrong(&error))?;
        T::schema().validate(&value).map_err(|error| wrong(&error))?;
        Ok(CallToolResult::structured(value))
    }
}

impl<T: ToolSchema + Serialize> IntoCallToolResult for Output<T> {
    fn into_call_tool_result(self) -> Result<CallToolResponse, ErrorData> {
        self.into_result().map(CallToolResponse::from).or_else(ToolError::into_response)
    }
}

fn schema<T: ToolSchema>() -> Arc<JsonObject> {
    match T::schema().to_value() {
        Value::Object(schema) => Arc::new(schema),
        // The schema of a tool is an object, as its trait has it.
        _ => Arc::default(),
    }
}
