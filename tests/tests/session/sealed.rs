//! A state that nobody but the server can have written.

use core::time::Duration;

use schema_core::Answer;
use schema_core::session::{HmacSeal, Question, Round, Seal, SessionError};
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
    key: &dyn Seal,
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

/// One of an author's own, and that of the crate: each with another key of its kind.
fn seals() -> [[Box<dyn Seal>; 2]; 2] {
    let hmac = |byte| Box::new(HmacSeal::new([byte; 32]).unwrap());
    [[Box::new(Key(1)), Box::new(Key(2))], [hmac(1), hmac(2)]]
}

fn yes() -> Value {
    json!({ "action": "accept", "content": { "sure": true } })
}

#[test]
fn it_holds_for_this_key_tool_and_user_only() {
    for [key, other] in seals() {
        let (_, asked) = ask(&*key, "delete", "kim", &json!({})).unwrap();
        let params = answered(&asked, &yes());
        assert!(ask(&*key, "delete", "kim", &params).unwrap().0.unwrap().is_accept());

        let state = Err(SessionError::State);
        assert_eq!(ask(&*other, "delete", "kim", &params), state);
        assert_eq!(ask(&*key, "create", "kim", &params), state);
        assert_eq!(ask(&*key, "delete", "eve", &params), state);
        // Words move from the tool into the user.
        assert_eq!(ask(&*key, "delete kim", "", &params), state);
    }
    assert!(SessionError::State.to_string().starts_with("`requestState` is not what this server"));
}

#[test]
fn each_change_of_the_text_is_found() {
    for [key, _] in seals() {
        let (_, asked) = ask(&*key, "delete", "kim", &json!({})).unwrap();
        let mut params = answered(&asked, &yes());
        let text = params["requestState"].as_str().unwrap().to_owned();
        let changed = (0..text.len()).map(|at| {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            String::from_utf8(bytes).unwrap()
        });
        let others = [
            String::new(),
            "rs1..".to_owned(),
            "rs1.AAAAAAAAAAA.AAAA".to_owned(),
            r#"{"state":"admin"}"#.to_owned(),
            text[1..].to_owned(),
            text[..text.len() - 1].to_owned(),
            format!("{text}="),
            format!("{text}.{text}"),
            "\u{7f}".repeat(1 << 20),
        ];
        for forged in changed.chain(others) {
            params["requestState"] = forged.clone().into();
            let shown = forged.get(..80).unwrap_or(&forged);
            let found = ask(&*key, "delete", "kim", &params);
            assert_eq!(found, Err(SessionError::State), "{shown}");
        }
    }
}

#[test]
fn without_a_state_nobody_was_asked() {
    for [key, _] in seals() {
        let (_, asked) = ask(&*key, "delete", "kim", &json!({})).unwrap();
        let mut params = answered(&asked, &yes());
        params.as_object_mut().unwrap().remove("requestState");
        assert_eq!(ask(&*key, "delete", "kim", &params).unwrap().0, None);
    }
}

#[test]
fn a_seal_ends_with_its_time() {
    let seal = HmacSeal::new([1; 32]).unwrap();
    let ended = seal.clone().time_limit(Duration::ZERO);
    let (_, asked) = ask(&ended, "delete", "kim", &json!({})).unwrap();
    let late = ask(&seal, "delete", "kim", &answered(&asked, &yes()));
    assert_eq!(late, Err(SessionError::State));
    // The clock goes on.
    let short = seal.clone().time_limit(Duration::from_millis(1));
    let sealed = short.seal(b"a", b"b");
    std::thread::sleep(Duration::from_millis(5));
    assert_eq!(seal.open(&sealed, b"b"), None);
    // More than a clock has is as long as there is.
    let always = seal.time_limit(Duration::MAX);
    assert!(always.open(&always.seal(b"a", b"b"), b"b").is_some());
}

#[test]
fn an_older_key_opens_and_does_not_seal() {
    let old = HmacSeal::new([1; 32]).unwrap();
    let new = HmacSeal::new([2; 32]).unwrap().older_key([1; 32]).unwrap();
    assert!(new.open(&old.seal(b"a", b"b"), b"b").is_some());
    assert!(old.open(&new.seal(b"a", b"b"), b"b").is_none());
    let short = HmacSeal::new([1; 31]).unwrap_err();
    assert_eq!(short.to_string(), "a key needs at least 32 bytes, and this one has 31");
    assert!(old.older_key([]).is_err());
}

#[test]
fn a_seal_shows_no_key() {
    let seal = HmacSeal::new(*b"a key of thirty-two bytes, or so").unwrap();
    assert_eq!(format!("{seal:?}"), "HmacSeal { limit: 3600s, .. }");
}
