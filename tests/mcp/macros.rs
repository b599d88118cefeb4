//! A method with `rmcp`'s `#[tool]`: the one that the docs of the module show.

use serde_json::json;

use crate::client::{Person, REVISIONS, accept, call};

mod shown {
    include!("tool_method.rs");

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
    let shown = format!("```ignore\n{}```\n", include_str!("tool_method.rs"));
    assert!(docs.join("\n").contains(&shown), "copy tests/mcp/tool_method.rs");
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
