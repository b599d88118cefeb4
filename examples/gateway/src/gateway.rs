//! What is done with a line: one message of JSON-RPC.

use std::collections::HashMap;

use schema_core::{Effect, ElicitRequestFormParams, Excerpt, FormSchema, LenientRequest};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How often a person is asked in all; the last answer goes to the server as it is.
const TIMES: u32 = 3;

/// The forms that are with the client, by the id that they went there with.
#[derive(Default)]
pub(crate) struct Gateway {
    asked: HashMap<String, Asked>,
    count: u64,
}

/// A form that the client has.
struct Asked {
    /// The server's own id of the request.
    id: Value,
    message: String,
    form: FormSchema<'static>,
    times: u32,
}

/// A line, and where it goes.
#[derive(Debug, PartialEq)]
pub(crate) enum Line {
    ToServer(String),
    ToClient(String),
}

/// A request of the server's, its form in the order of the text.
#[derive(Deserialize)]
struct FormRequest {
    id: Value,
    method: String,
    params: LenientRequest,
}

#[derive(Serialize)]
struct Request<'a> {
    jsonrpc: &'a str,
    id: &'a str,
    method: &'a str,
    params: ElicitRequestFormParams<'a>,
}

impl Gateway {
    /// A request for a form goes on with the form that a client can show; all else as
    /// it is, and so does what is no form that can be read.
    pub(crate) fn pass_from_server(&mut self, line: &str) -> String {
        match serde_json::from_str::<FormRequest>(line) {
            Ok(request) if request.method == "elicitation/create" => {
                for left in request.params.left_out() {
                    if left.effect() != Effect::Harmless {
                        eprintln!("{left}");
                    }
                }
                let params = request.params.into_request();
                let (message, form) = (params.message().to_owned(), params.form().clone());
                self.ask(Asked { id: request.id, message, form, times: 0 }, "")
            }
            _ => line.to_owned(),
        }
    }

    /// An answer is passed on when it fits its form; if not, the client is asked again.
    pub(crate) fn pass_from_client(&mut self, line: &str) -> Line {
        let mut message: Value = serde_json::from_str(line).unwrap_or_default();
        let id = message.get("id").and_then(Value::as_str).unwrap_or_default();
        let Some(asked) = self.asked.remove(id) else { return Line::ToServer(line.to_owned()) };
        let wrong = message.get("result").and_then(|result| violations(&asked.form, result));
        match wrong {
            Some(wrong) if asked.times < TIMES => Line::ToClient(self.ask(asked, &wrong)),
            _ => {
                if let Some(id) = message.get_mut("id") {
                    *id = asked.id;
                }
                Line::ToServer(message.to_string())
            }
        }
    }

    /// The request, under an id of our own: no id may be used twice.
    fn ask(&mut self, asked: Asked, wrong: &str) -> String {
        self.count += 1;
        let id = format!("gateway-{}", self.count);
        let message = if wrong.is_empty() {
            asked.message.clone()
        } else {
            format!("{}\n{wrong}", asked.message)
        };
        let request = Request {
            jsonrpc: "2.0",
            id: &id,
            method: "elicitation/create",
            params: asked.form.request(&message),
        };
        // Keys are strings and numbers are finite: there is nothing to fail.
        let line = serde_json::to_string(&request).unwrap_or_default();
        self.asked.insert(id, Asked { times: asked.times + 1, ..asked });
        line
    }
}

/// What the person has to correct, if there is something.
fn violations(form: &FormSchema<'_>, result: &Value) -> Option<String> {
    let content =
        result.get("content").filter(|_| result.get("action") == Some(&"accept".into()))?;
    let words = form.validate(content).err()?.to_string();
    Some(Excerpt::new(&words, 1_000).lines().to_string())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

    use serde_json::json;

    use super::*;

    const FORM: &str = r#"{"jsonrpc":"2.0","id":7,"method":"elicitation/create","params":{"message":"Who?","requestedSchema":{"title":"Person","type":"object","properties":{"name":{"type":"string","minLength":2},"age":{"type":["integer","null"]},"home":{"type":"object"}},"required":["name"]}}}"#;

    fn answer(id: &str, content: &Value) -> String {
        json!({"jsonrpc": "2.0", "id": id, "result": {"action": "accept", "content": content}})
            .to_string()
    }

    fn id_of(line: &str) -> String {
        let message: Value = serde_json::from_str(line).unwrap();
        message["id"].as_str().unwrap().to_owned()
    }

    #[test]
    fn a_form_goes_on_as_a_client_can_show_it() {
        let passed = Gateway::default().pass_from_server(FORM);
        assert_eq!(
            passed,
            r#"{"jsonrpc":"2.0","id":"gateway-1","method":"elicitation/create","params":{"mode":"form","message":"Who?","requestedSchema":{"type":"object","properties":{"name":{"type":"string","minLength":2},"age":{"type":"integer"}},"required":["name"]}}}"#,
        );
    }

    #[test]
    fn an_answer_that_fits_goes_to_the_server_under_its_own_id() {
        let mut gateway = Gateway::default();
        let id = id_of(&gateway.pass_from_server(FORM));
        let Line::ToServer(line) = gateway.pass_from_client(&answer(&id, &json!({"name": "Kim"})))
        else {
            panic!("it was asked again")
        };
        let message: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(message["id"], json!(7));
        assert_eq!(message["result"]["content"], json!({"name": "Kim"}));
    }

    #[test]
    fn a_person_is_asked_again_and_not_without_end() {
        let mut gateway = Gateway::default();
        let mut request = gateway.pass_from_server(FORM);
        for _ in 1..TIMES {
            let bad = answer(&id_of(&request), &json!({"name": "K"}));
            let Line::ToClient(again) = gateway.pass_from_client(&bad) else { panic!("passed on") };
            let words = r#""message":"Who?\nname: must have at least 2 characters, not 1""#;
            assert!(again.contains(words), "{again}");
            assert_ne!(id_of(&again), id_of(&request));
            request = again;
        }
        let bad = answer(&id_of(&request), &json!({"name": "K"}));
        assert!(matches!(gateway.pass_from_client(&bad), Line::ToServer(_)));
    }

    #[test]
    fn all_else_goes_through() {
        let mut gateway = Gateway::default();
        let id = id_of(&gateway.pass_from_server(FORM));
        for line in [
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
            r#"{"id":8,"method":"elicitation/create","params":{"mode":"url","message":"?","url":"https://a.example"}}"#,
            "no JSON",
        ] {
            assert_eq!(gateway.pass_from_server(line), line);
            assert_eq!(gateway.pass_from_client(line), Line::ToServer(line.to_owned()));
        }
        let declined =
            format!(r#"{{"jsonrpc":"2.0","id":"{id}","result":{{"action":"decline"}}}}"#);
        assert!(matches!(gateway.pass_from_client(&declined), Line::ToServer(_)));
    }
}
