use schema_core::ReadError;
use schema_core::object::{Api, Envelope, ObjectError, Tool};

/// An entry of `tools` in the request; `Api::Anthropic`, `Api::Gemini` and `Api::Mcp` want other keys.
fn tool() -> Result<Envelope, ObjectError> {
    Tool::new("place_order", Order::schema()).for_api(Api::OpenAiResponses)
}

/// The `arguments` of the call that came back.
fn place(arguments: &str) -> Result<u32, ReadError> {
    let order = Order::read_str(arguments)?;
    Ok(order.items.iter().map(|item| item.quantity).sum())
}
