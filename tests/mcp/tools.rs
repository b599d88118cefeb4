//! Tools with checked arguments and a checked result.

use rmcp::model::{CallToolRequestParams, CallToolResult, ContentBlock, Tool};
use rmcp::service::ServiceError;
use rmcp::{tool, tool_router};
use schema_core::rmcp3::{Asking, Input, Output, ToolError};
use schema_core::{Answer, ElicitSchema, ToolSchema};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::client::{Client, Person, REVISIONS, accept, text_of};

#[derive(ToolSchema, Deserialize)]
struct Order {
    #[field(min_items = 1, max_items = 3)]
    items: Vec<Item>,
    note: Option<String>,
}

#[derive(ToolSchema, Deserialize)]
struct Item {
    sku: String,
    #[field(min = 1)]
    quantity: u32,
}

#[derive(ToolSchema, Serialize)]
struct Bill {
    #[field(max = 100)]
    pieces: u32,
}

#[derive(ElicitSchema, Deserialize)]
struct Sure {
    sure: bool,
}

struct Shop;

#[tool_router(server_handler)]
impl Shop {
    /// Counts what is ordered
    #[tool(input_schema = Input::<Order>::schema(), output_schema = Output::<Bill>::schema())]
    async fn count(&self, input: Input<Order>) -> Result<Output<Bill>, ToolError> {
        let Order { items, note } = input.read()?;
        drop(note);
        Ok(Output(Bill { pieces: items.iter().map(|item| item.quantity).sum() }))
    }

    /// Orders, if the person agrees
    #[tool(input_schema = Input::<Order>::schema())]
    async fn order(
        &self,
        input: Input<Order>,
        ask: Asking,
    ) -> Result<rmcp::model::CallToolResponse, ToolError> {
        let order = input.read()?;
        ask.run(async {
            let question = format!("Order {}?", order.items[0].sku);
            let sure =
                matches!(ask.ask::<Sure>(question).await?, Answer::Accept(Sure { sure: true }));
            Ok(CallToolResult::success(vec![ContentBlock::text(sure.to_string())]))
        })
        .await
    }
}

async fn call(
    client: &Client,
    tool: &'static str,
    arguments: Value,
) -> Result<CallToolResult, ServiceError> {
    let arguments = arguments.as_object().unwrap().clone();
    client.call_tool(CallToolRequestParams::new(tool).with_arguments(arguments)).await
}

#[tokio::test]
async fn what_does_not_fit_comes_back_to_the_model() {
    for version in &REVISIONS {
        let client = Person::new(version, &[]).connect(Shop).await;
        for tool in ["count", "order"] {
            let items = json!([{ "sku": "A", "quantity": 0 }, { "quantity": 2 }]);
            let result = call(&client, tool, json!({ "items": items })).await.unwrap();
            assert_eq!(result.is_error, Some(true));
            let text = text_of(&result);
            assert!(text.contains("/items/0/quantity") && text.contains("/items/1"), "{text}");
        }
        let items = json!([{ "sku": "A", "quantity": 3 }, { "sku": "B", "quantity": 2 }]);
        let result = call(&client, "count", json!({ "items": items })).await.unwrap();
        assert_eq!(result.structured_content, Some(json!({ "pieces": 5 })));
    }
}

#[tokio::test]
async fn a_result_that_breaks_its_schema_is_not_sent() {
    let client = Person::new(&REVISIONS[1], &[]).connect(Shop).await;
    let items = json!([{ "sku": "A", "quantity": 101 }]);
    match call(&client, "count", json!({ "items": items })).await.unwrap_err() {
        ServiceError::McpError(error) => {
            assert_eq!(error.code.0, -32603);
            assert!(error.message.contains("does not fit the schema of the tool"), "{error:?}");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_client_sees_the_schemas_in_order() {
    let client = Person::new(&REVISIONS[1], &[]).connect(Shop).await;
    let tools: Vec<Tool> = client.list_all_tools().await.unwrap();
    let count = tools.iter().find(|tool| tool.name == "count").unwrap();
    let schema = serde_json::to_string(&count.input_schema).unwrap();
    assert_eq!(schema, Order::schema().to_string());
    let schema = serde_json::to_string(&count.output_schema).unwrap();
    assert_eq!(schema, Bill::schema().to_string());
}

#[tokio::test]
async fn checked_arguments_and_a_question_in_one_tool() {
    for version in &REVISIONS {
        let person = Person::new(version, &[accept(json!({ "sure": true }))]);
        let client = person.connect(Shop).await;
        let items = json!([{ "sku": "A-1", "quantity": 1 }]);
        let result = call(&client, "order", json!({ "items": items })).await.unwrap();
        assert_eq!(text_of(&result), "true");
        assert_eq!(person.messages(), ["Order A-1?"]);
    }
}
