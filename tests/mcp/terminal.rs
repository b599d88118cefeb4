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

/// What an author sees of a form before there is a server.
#[test]
fn it_shows_the_form_of_a_file() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (file, answers) = (folder.join("form.json"), folder.join("form-answers.json"));
    let form = json!({"type": "object", "title": "Trip", "properties": {
        "to": {"type": "string", "format": "email", "pattern": "x"},
        "home": {"type": "object"}}});
    std::fs::write(&answers, json!({ "to": "nowhere" }).to_string()).unwrap();
    for json in [form.clone(), json!({"message": "Where?", "requestedSchema": form})] {
        std::fs::write(&file, json.to_string()).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_tested_client"))
            .arg("--answers")
            .arg(&answers)
            .arg("--form")
            .arg(&file)
            .output()
            .unwrap();
        assert!(output.status.success());
        let result = String::from_utf8(output.stdout).unwrap();
        assert_eq!(result, "{\"action\":\"accept\",\"content\":{\"to\":\"nowhere\"}}\n");
        let said = String::from_utf8(output.stderr).unwrap();
        for words in [
            "/title: harmless",
            "/properties/to/pattern: not checked here",
            "/properties/home: the field can't be shown",
            "to: must be an e-mail address",
        ] {
            assert!(said.contains(words), "{words}: {said}");
        }
    }
    std::fs::write(&file, "[]").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_tested_client"))
        .arg("--form")
        .arg(&file)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
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
