//! A state that nobody but the server can have written.

use schema_core::Answer;
use schema_core::session::{Question, Round, Seal, SessionError};
use serde_json::{Value, json};

use crate::rounds::{answered, client, sure};

/// A checksum with a key: enough to tell what was changed here.
struct Key(u64);

impl Key {
    fn sum(&self, payload: &[u8], context: &[u8]) -> u64 {
        let bytes = context.iter().chain(&[0]).chain(payload);
        bytes.fold(self.0, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(5)
        })
    }
}

impl Seal for Key {
    fn seal(&self, payload: &[u8], context: &[u8]) -> String {
        let text = String::from_utf8(payload.to_vec()).unwrap();
        format!("{:016x}{text}", self.sum(payload, context))
    }

    fn open(&self, sealed: &str, context: &[u8]) -> Option<Vec<u8>> {
        let (sum, payload) = sealed.split_at_checked(16)?;
        let expected = format!("{:016x}", self.sum(payload.as_bytes(), context));
        (sum == expected).then(|| payload.as_bytes().to_vec())
    }
}

fn ask(
    key: &Key,
    tool: &str,
    user: &str,
    params: &Value,
) -> Result<(Option<Answer<Value>>, Value), SessionError> {
    let form = sure();
    let mut round = Round::sealed(&client(), tool, params, key, user)?;
    let answer = round.ask_question(&Question::new(&form, "Really?"))?;
    round.set_state("admin");
    Ok((answer, serde_json::to_value(round.into_sealed(key, user)).unwrap()))
}

#[test]
fn it_holds_for_this_key_tool_and_user_only() {
    let (_, asked) = ask(&Key(1), "delete", "kim", &json!({})).unwrap();
    let yes = json!({ "action": "accept", "content": { "sure": true } });
    let params = answered(&asked, &yes);
    assert!(ask(&Key(1), "delete", "kim", &params).unwrap().0.unwrap().is_accept());

    assert_eq!(ask(&Key(2), "delete", "kim", &params), Err(SessionError::State));
    assert_eq!(ask(&Key(1), "create", "kim", &params), Err(SessionError::State));
    assert_eq!(ask(&Key(1), "delete", "eve", &params), Err(SessionError::State));
    // Words move from the tool into the user.
    assert_eq!(ask(&Key(1), "delete kim", "", &params), Err(SessionError::State));
    let text = params["requestState"].as_str().unwrap();
    for forged in [
        text.replace("admin", "root!"),
        text[1..].to_owned(),
        String::new(),
        r#"{"state":"admin"}"#.to_owned(),
    ] {
        let mut params = params.clone();
        params["requestState"] = forged.into();
        assert_eq!(ask(&Key(1), "delete", "kim", &params), Err(SessionError::State));
    }
    assert!(SessionError::State.to_string().starts_with("`requestState` is not what this server"));
}

#[test]
fn without_a_state_nobody_was_asked() {
    let (_, asked) = ask(&Key(1), "delete", "kim", &json!({})).unwrap();
    let mut params = answered(&asked, &json!({ "action": "accept", "content": { "sure": true } }));
    params.as_object_mut().unwrap().remove("requestState");
    assert_eq!(ask(&Key(1), "delete", "kim", &params).unwrap().0, None);
}
