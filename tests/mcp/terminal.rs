//! The two example programs as processes, over real standard streams.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};

fn terminal_client(name: &str, answers: &Value, words: &[&str]) -> Output {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, answers.to_string()).unwrap();
    Command::new(env!("CARGO_BIN_EXE_tested_client"))
        .arg("--answers")
        .arg(file)
        .args(words)
        .args(["--", env!("CARGO_BIN_EXE_tested_server"), "main", "next"])
        .output()
        .unwrap()
}

#[test]
fn it_answers_from_a_file_in_each_revision() {
    let answers = json!([
        { "email": "nowhere" },
        { "action": "accept", "content": { "email": "kim@example.com", "consent": true } },
    ]);
    for words in [
        &["sign_up"][..],
        &["--revision", "2026-07-28", "sign_up"],
        &["--revision", "2025-11-25", "sign_up"],
        &["--revision", "2025-06-18", "sign_up"],
    ] {
        let output = terminal_client("sign_up.json", &answers, words);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{errors}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.starts_with("Welcome, reader!"), "{text}");
        assert!(errors.contains("E-mail: must be an e-mail address"), "{errors}");
    }
}

#[test]
fn after_the_last_answer_it_cancels() {
    let output = terminal_client("none.json", &json!([]), &["deploy"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "The person closed the form.\n");
}

#[test]
fn a_wrong_command_line_is_told_how_to_write_it() {
    for words in [&["--colour", "sign_up"][..], &["--answers"], &["--revision", "soon", "sign_up"]]
    {
        let output =
            Command::new(env!("CARGO_BIN_EXE_tested_client")).args(words).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("usage: terminal_client"));
    }
}

#[test]
fn a_tool_that_fails_fails_the_program() {
    let words = ["--revision", "2025-06-18", "test_elicitation_sep1330_enums"];
    let output = terminal_client("failed.json", &json!([]), &words);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("untitledMulti"));
}

#[test]
fn an_address_is_shown_whole_and_opened_by_nobody() {
    for revision in ["2025-11-25", "2026-07-28"] {
        let answers = json!([{ "action": "decline" }]);
        let words = ["--revision", revision, "connect_account"];
        let output = terminal_client(&format!("connect-{revision}.json"), &answers, &words);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.contains("asks you to open a page in your browser"), "{errors}");
        assert!(errors.contains("  host     127.0.0.1\n"), "{errors}");
        assert!(errors.contains("  address  http://127.0.0.1:"), "{errors}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "The person declined.\n");
    }
    // The content of a form is no consent.
    let output = terminal_client("content.json", &json!([{ "a": 1 }]), &["connect_account"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "The person did not choose.\n");
}
