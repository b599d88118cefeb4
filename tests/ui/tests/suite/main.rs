//! One mistake, one error: what the compiler says to a form that is none.
//!
//! The cases stand in the folders that `cases::GROUPS` lists, by topic. The first
//! line of a case says how many errors it has, its `.stderr` which. `UI=overwrite`
//! writes these files anew; `UI_CASES=keys/near` takes only the cases whose name
//! contains that; `UI=alone` compiles each in a call of rustc of its own.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod cases;
mod compile;
mod count;
mod table;
mod together;
mod words;

use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::thread;

use cases::{Case, root};
use compile::{Core, in_parallel, rustc};
use together::is_compiled_with_others;

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
        let said = said(&core, &cases);
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

/// What rustc says to each of the cases.
fn said(core: &Core, cases: &[&Case]) -> Vec<String> {
    let mut together = HashMap::new();
    if !is_ui("alone") {
        let calls = calls(cases);
        let calls: Vec<_> = calls.iter().enumerate().collect();
        let compile = |(index, cases): &(usize, &Vec<&Case>)| {
            let features = cases[0].group().features.replace(',', "_");
            core.compile_together(&format!("{features}_{index}"), cases)
        };
        together.extend(in_parallel(&calls, compile).into_iter().flatten());
    }
    in_parallel(cases, |case| match together.get(&case.name) {
        Some(said) if *said == case.stderr => said.clone(),
        _ => core.compile(&case.name, case.group()),
    })
}

/// The cases that are compiled together, in as many calls as there are processors: of one name for
/// the core each, and neighbours, which are as slow as each other, apart.
fn calls<'a>(cases: &[&'a Case]) -> Vec<Vec<&'a Case>> {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let mut calls: Vec<Vec<&Case>> = Vec::new();
    for name in ["schema_core", "elicit"] {
        let of_name =
            cases.iter().filter(|case| case.group().core == name && is_compiled_with_others(case));
        let of_name: Vec<_> = of_name.copied().collect();
        calls.extend(
            (0..processors)
                .map(|first| of_name.iter().copied().skip(first).step_by(processors).collect()),
        );
    }
    calls.retain(|cases| !cases.is_empty());
    calls
}

fn is_ui(word: &str) -> bool {
    std::env::var_os("UI").is_some_and(|value| value == word)
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
    if is_ui("overwrite") {
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
