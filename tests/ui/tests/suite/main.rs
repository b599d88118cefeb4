//! One mistake, one error: what the compiler says to a form that is none.
//!
//! The cases stand in the folders that `cases::GROUPS` lists, by topic. The first
//! line of a case says how many errors it has, its `.stderr` which. `UI=overwrite`
//! writes these files anew; `UI_CASES=keys/near` takes only the cases whose name
//! contains that.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod cases;
mod compile;
mod count;
mod table;
mod words;

use std::fs;
use std::io::Write;

use cases::{Case, root};
use compile::{Core, in_parallel, rustc};

/// The compiler whose own words the cases of some groups have.
const PINNED: &str = "1.95.";

#[test]
fn errors_are_as_written() {
    let only = std::env::var("UI_CASES").unwrap_or_default();
    let mut cases = cases::all();
    cases.retain(|case| case.name.contains(&only));
    assert!(!cases.is_empty(), "UI_CASES: no case has {only:?} in its name");
    if let Err(reason) = pinned_compiler() {
        // Past the test harness, which shows the output of failed tests only.
        let _ = writeln!(std::io::stderr(), "only cases in our own words run: {reason}");
        cases.retain(|case| case.group().is_our_words);
    }
    let (mut differences, mut compiled) = (Vec::new(), 0);
    for (features, is_built) in cases::CORES {
        let with =
            |case: &&Case| case.group().features == features && case.group().is_built == is_built;
        let cases: Vec<&Case> = cases.iter().filter(with).collect();
        if cases.is_empty() {
            continue;
        }
        compiled += cases.len();
        let core = Core::build(features, is_built);
        let said = in_parallel(&cases, |case| core.compile(&case.name, case.group()));
        for (case, said) in cases.into_iter().zip(&said) {
            differences.extend(difference(case, said));
        }
    }
    assert_eq!(compiled, cases.len(), "a group is compiled with none of `cases::CORES`");
    assert!(
        differences.is_empty(),
        "{}\n{} cases differ; UI=overwrite takes what the compiler says",
        differences.join("\n"),
        differences.len()
    );
}

/// What a generic form without a mistake says when it is built: nothing.
#[test]
fn a_legal_form_is_built() {
    let built = cases::GROUPS.iter().find(|group| group.is_built).unwrap();
    assert_eq!(Core::build(cases::FORMS, true).compile("built/legal", built), "");
}

fn difference(case: &Case, said: &str) -> Option<String> {
    if case.stderr == said {
        return None;
    }
    if std::env::var_os("UI").is_some_and(|value| value == "overwrite") {
        fs::write(root().join(&case.name).with_extension("stderr"), said).unwrap();
        return None;
    }
    Some(format!("{}, expected:\n{}\nfound:\n{said}", case.name, case.stderr))
}

fn pinned_compiler() -> Result<(), String> {
    let output = rustc().arg("--version").output().map_err(|e| e.to_string())?;
    let version = String::from_utf8_lossy(&output.stdout).into_owned();
    if version.starts_with(&format!("rustc {PINNED}")) {
        return Ok(());
    }
    Err(format!("the others have those of rustc {PINNED}x, and this is {}", version.trim()))
}
