//! The public items of schema-core are those of `schema-core.txt`, so that a review sees which
//! one comes, goes or changes.

#![allow(clippy::unwrap_used)] // a test fails by panicking

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The release whose rustdoc wrote the list: another may name the same items otherwise.
const PINNED: &str = "rustc 1.95.";

#[test]
fn the_public_items_are_those_of_the_list() {
    let version = version();
    if !version.starts_with(PINNED) {
        // Past the test harness, which shows the output of failed tests only.
        let _ =
            writeln!(std::io::stderr(), "skipped: the list is that of {PINNED}x, not of {version}");
        return;
    }
    let found = public_items();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("schema-core.txt");
    if std::env::var_os("API").is_some_and(|value| value == "overwrite") {
        std::fs::write(&path, &found).unwrap();
    }
    let list = std::fs::read_to_string(&path).unwrap();
    let differences = differences(&list, &found);
    assert!(
        differences.is_empty() && list == found,
        "API=overwrite takes these into {}; a breaking one wants a new version:\n{}",
        path.display(),
        differences.join("\n"),
    );
}

/// A list that lacks an item, and one with an item that is gone.
#[test]
fn a_difference_is_told() {
    assert_eq!(differences("a\nb\n", "b\nc\n"), ["- a", "+ c"]);
    assert!(differences("a\nb\n", "a\nb\n").is_empty());
}

fn differences(list: &str, found: &str) -> Vec<String> {
    let gone = list.lines().filter(|line| found.lines().all(|other| other != *line));
    let new = found.lines().filter(|line| list.lines().all(|other| other != *line));
    gone.map(|line| format!("- {line}")).chain(new.map(|line| format!("+ {line}"))).collect()
}

fn version() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output().unwrap();
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// One a line. What every type has, or shows by its fields, is left out: blanket impls, auto
/// traits and `#[derive(…)]`.
fn public_items() -> String {
    let api = public_api::Builder::from_rustdoc_json(rustdoc_json())
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .unwrap();
    let lines: Vec<String> = api.items().map(ToString::to_string).collect();
    lines.join("\n") + "\n"
}

/// What rustdoc knows of the crate with all its features. It writes that as JSON only if told
/// that unstable options are welcome; the release above is the reason why that is safe.
fn rustdoc_json() -> PathBuf {
    // A folder of its own: some build scripts look at the variable, and would run again.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("api");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["rustdoc", "--quiet", "--lib", "--package", "schema-core", "--all-features"])
        .arg("--target-dir")
        .arg(&target)
        .args(["--", "-Zunstable-options", "--output-format=json"])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .env("RUSTC_BOOTSTRAP", "1")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    target.join("doc/schema_core.json")
}
