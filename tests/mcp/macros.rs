//! The server that the docs of the module show, with `rmcp`'s `#[tool]`.

use rmcp::model::{CallToolRequestParams, CallToolResult};
use serde_json::{Value, json};

use crate::client::{Client, Person, REVISIONS, accept, call, text_of};

mod shown {
    #![allow(dead_code)] // its `main`
    include!("guide.rs");

    pub(super) fn server() -> impl rmcp::ServerHandler {
        Server
    }
}

#[test]
fn it_is_the_one_in_the_docs() {
    let docs = include_str!("../../schema-core/src/rmcp3/mod.rs");
    let docs: Vec<&str> = docs
        .lines()
        .filter_map(|line| line.strip_prefix("//!"))
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    let shown = format!("```ignore\n{}```\n", include_str!("guide.rs"));
    assert!(docs.join("\n").contains(&shown), "copy tests/mcp/guide.rs");
}

#[tokio::test]
async fn it_asks_in_each_revision_and_again() {
    for version in &REVISIONS {
        let answers =
            [accept(json!({ "email": "kim" })), accept(json!({ "email": "kim@post.example" }))];
        let person = Person::new(version, &answers);
        let client = person.connect(shown::server()).await;
        assert_eq!(call(&client, "sign_up").await.unwrap(), "Welcome, kim@post.example");
        let again = "Where should it go?\n\n\
            E-mail: must be an e-mail address like name@example.com, not \"kim\"";
        assert_eq!(person.messages(), ["Where should it go?", again], "{version}");
    }
}

#[tokio::test]
async fn a_person_may_decline() {
    for version in &REVISIONS {
        let person = Person::new(version, &[json!({ "action": "decline" })]);
        let client = person.connect(shown::server()).await;
        assert_eq!(call(&client, "sign_up").await.unwrap(), "Maybe next time");
    }
}

#[tokio::test]
async fn after_the_third_wrong_answer_the_model_is_told() {
    for version in &REVISIONS {
        let wrong = accept(json!({ "email": "kim" }));
        let person = Person::new(version, &vec![wrong; 20]);
        let client = person.connect(shown::server()).await;
        let error = call(&client, "sign_up").await.unwrap_err();
        assert!(error.starts_with("There was no answer to the question. E-mail: "), "{error}");
        assert_eq!(person.messages().len(), 3);
    }
}

async fn call_with(client: &Client, tool: &'static str, arguments: &Value) -> CallToolResult {
    let arguments = arguments.as_object().unwrap().clone();
    client.call_tool(CallToolRequestParams::new(tool).with_arguments(arguments)).await.unwrap()
}

#[tokio::test]
async fn it_shows_an_address() {
    for version in &REVISIONS[1..] {
        let person = Person::new(version, &[json!({ "action": "accept" })]);
        let person = person.declaring(json!({ "elicitation": { "url": {} } }));
        let client = person.connect(shown::server()).await;
        assert_eq!(call(&client, "connect").await.unwrap(), "The page is open");
    }
}

#[tokio::test]
async fn it_orders_what_was_agreed_to() {
    for version in &REVISIONS {
        let answers = [true, false].map(|sure| accept(json!({ "sure": sure })));
        let person = Person::new(version, &answers);
        let client = person.connect(shown::server()).await;

        let wrong = call_with(&client, "order", &json!({ "quantities": [0] })).await;
        assert_eq!(text_of(&wrong), "/quantities/0: must be at least 1, not 0");

        let order = json!({ "quantities": [2, 3] });
        let bill = Some(json!({ "pieces": 5 }));
        assert_eq!(call_with(&client, "count", &order).await.structured_content, bill);
        assert_eq!(call_with(&client, "order", &order).await.structured_content, bill);
        // What the model says the person said counts for nothing where there are forms.
        let agreed = json!({ "quantities": [2], "agreed": true });
        let refused = call_with(&client, "order", &agreed).await;
        assert_eq!(text_of(&refused), "Nothing was ordered: the person did not agree");
        assert_eq!(person.messages(), ["Order 5 pieces?", "Order 2 pieces?"]);
    }
}

#[tokio::test]
async fn a_client_without_forms_has_a_path() {
    for version in &REVISIONS {
        let person = Person::new(version, &[]).declaring(json!({}));
        let client = person.connect(shown::server()).await;
        let told = call_with(&client, "order", &json!({ "quantities": [2] })).await;
        assert_eq!(text_of(&told), "Ask the person, and call again with `agreed`");
        let agreed = json!({ "quantities": [2], "agreed": true });
        let bill = call_with(&client, "order", &agreed).await;
        assert_eq!(bill.structured_content, Some(json!({ "pieces": 2 })));
    }
}
