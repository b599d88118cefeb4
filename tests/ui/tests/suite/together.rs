//! Compiles many cases in one call of rustc, each as a module: most of what a call takes is to
//! load the compiler and the core.
//!
//! What a case says there only counts when it is what the case's file has; with any difference the
//! case is compiled alone, and that is compared. So this can only make the suite faster, as long
//! as a call hides nothing that the cases say alone: see `LATE` and `END`.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;

use serde_json::Value;

use crate::cases::{Case, root};
use crate::compile::{Core, scratch};
use crate::words::as_written;

/// What rustc says of types and constants. It goes on behind these errors, to the end of all
/// constants; behind others, like an unknown name, it says no more of any module. Alone or not,
/// it looks at nothing behind the constants of a crate with an error.
const LATE: [&str; 6] = ["E0015", "E0080", "E0277", "E0308", "E0391", "E0599"];

/// An error that rustc finds last. Where it is missing, not all of the cases were looked at.
const END: &str = "all cases were looked at";

/// Whether the other cases in a call would be looked at to the end, as far as the case's file says.
pub(crate) fn is_compiled_with_others(case: &Case) -> bool {
    let mut errors = case.errors().into_iter().filter_map(|error| error.first().copied());
    !case.group().is_built
        && !case.stderr.is_empty()
        // Beside a type of that name rustc calls the known one by its path, in all cases.
        && !case.source.contains("struct Option<")
        && errors.all(|line| match line.strip_prefix("error[") {
            Some(code) => LATE.iter().any(|late| code.starts_with(late)),
            None => true,
        })
}

impl Core {
    /// What rustc says to each of the cases, which have one group's name for the core; nothing if
    /// it did not look at all of them.
    pub(crate) fn compile_together(&self, file: &str, cases: &[&Case]) -> HashMap<String, String> {
        let crate_file = scratch().join("ui").join(file).with_extension("rs");
        fs::create_dir_all(crate_file.parent().unwrap()).unwrap();
        fs::write(&crate_file, modules(cases)).unwrap();
        let output = self
            .rustc(cases[0].group(), &scratch().join("ui"))
            .args(["--error-format", "json", "--remap-path-prefix"])
            .arg(format!("{}=tests/ui", root().display()))
            .arg(&crate_file)
            .output()
            .unwrap();

        let (mut said, mut last, mut is_end_reached) = (HashMap::new(), None, false);
        for line in String::from_utf8_lossy(&output.stderr).lines() {
            let message: Value = serde_json::from_str(line).unwrap();
            let text = message["rendered"].as_str().unwrap_or_default();
            is_end_reached |= text.contains(END);
            // A note of its own, on a constant in the core, has no place in the case that it is of.
            last = case_of(&message).or(last.filter(|_| message["level"] == "note"));
            if let Some(name) = &last {
                *said.entry(name.clone()).or_insert_with(String::new) += text;
            }
        }
        if !is_end_reached {
            return HashMap::new();
        }
        said.into_iter().map(|(name, text)| (name, as_written(&without_modules(&text)))).collect()
    }
}

/// A crate of the cases.
fn modules(cases: &[&Case]) -> String {
    let mut text = String::new();
    for (index, case) in cases.iter().enumerate() {
        let file = root().join(&case.name).with_extension("rs");
        let file = file.to_string_lossy();
        let _ = writeln!(text, "#[path = {file:?}]\nmod case_{index};");
    }
    let _ = writeln!(text, "const _: () = panic!({END:?});\nfn main() {{}}");
    text
}

/// The name of the case that a message points into, itself or by what a macro made there.
fn case_of(message: &Value) -> Option<String> {
    let spans = message["spans"].as_array().into_iter().flatten();
    spans.filter(|span| span["is_primary"] == true).find_map(|mut span| {
        while span.is_object() {
            let file = span["file_name"].as_str().unwrap_or_default().replace('\\', "/");
            if let Some(name) = file.strip_prefix("tests/ui/") {
                return name.strip_suffix(".rs").map(str::to_owned);
            }
            span = &span["expansion"]["span"];
        }
        None
    })
}

/// `Ask` for `case_12::Ask`: rustc names the module of a type when others have one of that name.
fn without_modules(text: &str) -> String {
    let mut parts = text.split("case_");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let number = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        match part[number..].strip_prefix("::") {
            Some(name) if number > 0 => rest += name,
            _ => rest = rest + "case_" + part,
        }
    }
    rest
}
