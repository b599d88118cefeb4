//! Any text as an answer to any form: it is taken or refused, never a panic, and
//! what is taken is taken again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use schema_core::{Answer, FormSchema};
use serde_json::{Value, json};

fuzz_target!(|text: &str| {
    // The form, a line break, the content of the answer.
    let Some((form, content)) = text.split_once('\n') else { return };
    let Ok(form) = FormSchema::from_str(form) else { return };
    let Ok(content) = serde_json::from_str::<Value>(content) else { return };
    if let Err(violations) = form.validate(&content) {
        assert!(violations.iter().all(|violation| !violation.to_string().is_empty()));
    }
    match form.answer::<Value>(json!({"action": "accept", "content": content})) {
        Ok(Answer::Accept(content)) => {
            let again = form.answer::<Value>(json!({"action": "accept", "content": content}));
            assert_eq!(again.expect("what was taken is taken again"), Answer::Accept(content));
        }
        Ok(other) => panic!("accept became {other:?}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
