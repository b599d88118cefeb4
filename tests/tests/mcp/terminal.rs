//! The two example programs as processes, over real standard streams.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};

/// Without `-p`, so that the programs are those that `cargo test` has built.
const CARGO_RUN: [&str; 4] = ["run", "--quiet", "--offline", "--bin"];

fn terminal_client(name: &str, answers: &Value, words: &[&str]) -> Output {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, answers.to_string()).unwrap();
    Command::new(&cargo)
        .args(CARGO_RUN)
        .args(["terminal_client", "--", "--answers"])
        .arg(file)
        .args(words)
        .args(["--", &cargo])
        .args(CARGO_RUN)
        .args(["mcp_server", "--", "main", "next"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
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
