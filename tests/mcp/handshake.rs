//! The tools of the example, in all three revisions.

use mcp_server::Server;
use mcp_server::forms::{Defaults, Deploy, Signup, User, enums};
use rmcp::model::ProtocolVersion;
use schema_core::session::Question;
use schema_core::{ElicitSchema, FormSchema};
use serde_json::json;

use crate::client::{HANDSHAKES, Person, REVISIONS, accept, call, call_tool};

fn server() -> Server {
    Server::new(["main".to_owned(), "next".to_owned()])
}

fn in_version(form: &FormSchema<'_>, version: &ProtocolVersion) -> String {
    form.for_version(version.as_str().parse().unwrap()).unwrap().to_string()
}

#[tokio::test]
async fn an_answer_becomes_the_struct() {
    for version in &REVISIONS {
        let content = json!({ "email": "kim@example.com", "name": "Kim", "consent": true });
        let person = Person::new(version, &[accept(content)]);
        let client = person.connect(server()).await;
        let text = call(&client, "sign_up").await.unwrap();
        assert_eq!(
            text,
            "Welcome, Kim! Once a week it goes to kim@example.com. Thank you for 2.5 euros.",
        );
        assert_eq!(person.messages(), ["Where should the newsletter go?"]);
    }
}

#[tokio::test]
async fn decline_and_cancel_are_no_errors() {
    for version in &REVISIONS {
        let answers = [json!({ "action": "decline" }), json!({ "action": "cancel" })];
        let person = Person::new(version, &answers);
        let client = person.connect(server()).await;
        assert_eq!(call(&client, "sign_up").await.unwrap(), "The person declined.");
        assert_eq!(call(&client, "sign_up").await.unwrap(), "The person closed the form.");
    }
}

#[tokio::test]
async fn a_violation_is_the_next_message() {
    for version in &REVISIONS {
        let answers = [
            accept(json!({ "email": "nowhere", "age": 17 })),
            accept(json!({ "email": "kim@example.com", "consent": false })),
        ];
        let person = Person::new(version, &answers);
        let client = person.connect(server()).await;
        let text = call(&client, "sign_up").await.unwrap();
        assert_eq!(text, "Goodbye, reader: without your consent nothing goes to kim@example.com.");
        let violations = Signup::schema()
            .validate(&json!({ "email": "nowhere", "age": 17 }))
            .unwrap_err()
            .to_string();
        assert!(violations.contains("E-mail") && violations.contains("Age"));
        let question = "Where should the newsletter go?";
        assert_eq!(person.messages(), [question.to_owned(), format!("{question}\n\n{violations}")]);
    }
}

#[tokio::test]
async fn it_asks_three_times_at_most() {
    for version in &REVISIONS {
        let wrong = accept(json!({ "email": "nowhere" }));
        let person = Person::new(version, &vec![wrong; 9]);
        let client = person.connect(server()).await;
        let error = call(&client, "sign_up").await.unwrap_err();
        assert!(error.starts_with("There was no answer to the question. E-mail: "), "{error}");
        assert_eq!(person.messages().len(), Question::ATTEMPTS as usize, "{version}");
    }
}

#[tokio::test]
async fn a_client_sees_the_form_as_it_was_made() {
    let deploy = Deploy::form(&["main".to_owned(), "next".to_owned()]).unwrap();
    let all = enums().unwrap();
    let forms = [
        ("sign_up", Signup::schema()),
        ("deploy", &deploy),
        ("test_elicitation", User::schema()),
        ("test_elicitation_sep1034_defaults", Defaults::schema()),
        ("test_elicitation_sep1330_enums", &all),
    ];
    for version in &REVISIONS {
        for (tool, form) in forms {
            if form.for_version(version.as_str().parse().unwrap()).is_err() {
                continue;
            }
            let person = Person::new(version, &[json!({ "action": "cancel" })]);
            let client = person.connect(server()).await;
            call(&client, tool).await.unwrap();
            assert_eq!(person.forms(), [in_version(form, version)], "{tool} in {version}");
        }
    }
}

#[tokio::test]
async fn a_form_that_the_revision_cannot_say_is_an_error_with_the_fields() {
    let person = Person::new(&ProtocolVersion::V_2025_06_18, &[]);
    let client = person.connect(server()).await;
    let error = call(&client, "test_elicitation_sep1330_enums").await.unwrap_err();
    assert!(error.contains("untitledMulti") && error.contains("titledMulti"), "{error}");
    assert!(person.messages().is_empty());
}

#[tokio::test]
async fn no_capability_no_form() {
    for version in &HANDSHAKES {
        for capabilities in [json!({}), json!({ "elicitation": { "url": {} } })] {
            let person = Person::new(version, &[]).declaring(capabilities);
            let client = person.connect(server()).await;
            let error = call(&client, "sign_up").await.unwrap_err();
            assert!(error.contains("elicitation.form"), "{error}");
            assert!(person.messages().is_empty());
        }
    }
}

#[tokio::test]
async fn form_and_url_is_a_capability_for_forms() {
    for version in &REVISIONS {
        for elicitation in [json!({ "form": {} }), json!({ "form": {}, "url": {} })] {
            let person = Person::new(version, &[json!({ "action": "decline" })])
                .declaring(json!({ "elicitation": elicitation }));
            let client = person.connect(server()).await;
            assert_eq!(call(&client, "sign_up").await.unwrap(), "The person declined.");
        }
    }
}

#[tokio::test]
async fn an_unknown_tool_is_an_error() {
    let client = Person::new(&ProtocolVersion::V_2025_11_25, &[]).connect(server()).await;
    call_tool(&client, "sign_down").await.unwrap_err();
}
