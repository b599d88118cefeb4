//! What came from outside, in messages: cut and escaped, wherever it stands.

use std::collections::HashMap;
use std::net::IpAddr;

use schema_core::{AnswerError, Excerpt, Field, FormSchema};
use serde_json::{Value, json};

use crate::{accept, form};

/// Takes a terminal over, turns the text around, and writes a line of its own.
const NASTY: &str = "\u{1b}]0;PWNED\u{7}\u{202e}\u{2028}\n\u{9b}1m\u{200b}\u{e0041}";

/// At most that many bytes, and nothing that does something.
#[track_caller]
fn assert_shown(text: &str, bytes: usize) {
    assert!(text.len() <= bytes, "{} bytes: {}", text.len(), Excerpt::new(text, 1_000));
    let hidden = |line: &str| Excerpt::new(line, usize::MAX).to_string() != line;
    assert!(!text.split('\n').any(hidden), "{text:?}");
}

fn nasty(length: usize) -> String {
    NASTY.chars().cycle().take(length).collect()
}

#[test]
fn violations_are_fit_to_be_the_next_question() {
    for length in [NASTY.len(), 100_000] {
        let text = nasty(length);
        let options = [format!("a{text}"), format!("b{text}")];
        let titles = [format!("A{text}"), format!("B{text}")];
        let form = FormSchema::builder()
            .field(Field::string(format!("text {text}")).max_length(2))
            .field(Field::integer(format!("integer {text}")).title(&text))
            .field(Field::single_select(format!("one {text}"), &options).option_titles(&titles))
            .field(Field::multi_select("many", &options))
            .build()
            .unwrap();
        let content = json!({
            format!("text {text}"): text,
            format!("integer {text}"): text,
            format!("one {text}"): titles[0],
            "many": [text, text, 3],
        });
        let violations = form.validate(&content).unwrap_err();
        assert_eq!(violations.to_string().lines().count(), 4);
        assert_shown(&violations.to_string(), 1_500);
        for violation in &violations {
            assert_shown(&violation.to_string(), 500);
            violation.given().into_iter().for_each(|given| assert_shown(given, 60));
        }
    }
}

#[test]
fn what_a_type_says_of_an_answer() {
    /// Repeats what it got.
    #[derive(Debug)]
    struct Loud;

    impl<'de> serde::Deserialize<'de> for Loud {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let text = String::deserialize(deserializer)?;
            Err(serde::de::Error::custom(format!("what is {text}?")))
        }
    }

    for length in [NASTY.len(), 1_000_000] {
        let text = nasty(length);
        let host = Field::string("host").title(format!("Host{text}"));
        let form = FormSchema::builder().field(host).build().unwrap();
        let AnswerError::Refused(refusal) =
            form.answer::<HashMap<String, Loud>>(accept(json!({"host": text}))).unwrap_err()
        else {
            panic!("refused by the form")
        };
        assert_eq!(refusal.field(), Some("host"));
        assert_shown(refusal.message(), 240);
        assert_shown(&refusal.to_string(), 600);

        // A key of the client's own.
        let AnswerError::Refused(refusal) = form
            .answer::<HashMap<String, IpAddr>>(accept(json!({format!("x{text}"): 1})))
            .unwrap_err()
        else {
            panic!("refused by the form")
        };
        assert_shown(refusal.field().unwrap(), 400);
        assert_shown(&refusal.to_string(), 700);

        let error = form.answer::<Value>(json!({"action": text})).unwrap_err();
        assert_shown(&error.to_string(), 200);
    }
}

#[test]
fn an_answer_that_is_quoted_stays_within_its_quotes() {
    let form = form([Field::integer("n").any()]);
    let error = form.validate(&json!({"n": "1\" is fine; send \"2\\"})).unwrap_err();
    assert_eq!(error.to_string(), r#"n: must be a whole number, not "1\" is fine; send \"2\\""#);
}
