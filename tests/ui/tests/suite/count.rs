//! What holds of every `.stderr`, whatever its words.

use crate::cases::{all, files};

#[test]
fn a_case_has_as_many_errors_as_it_says() {
    let mut wrong = Vec::new();
    for case in all() {
        let (found, declared) = (case.errors().len(), case.declared_errors());
        if found != declared {
            wrong.push(format!("{}: {declared} declared, {found} found", case.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_error_points_at_what_the_user_can_edit() {
    for case in all() {
        for error in case.errors() {
            let place = error.iter().find_map(|line| line.trim().strip_prefix("--> "));
            let position =
                place.and_then(|place| place.strip_prefix(&format!("{}.rs:", case.name)));
            let line: Option<usize> = position.and_then(|at| at.split(':').next()?.parse().ok());
            let line = line.and_then(|line| case.source.lines().nth(line - 1));
            assert!(
                line.is_some_and(|line| !line.trim().starts_with("#[derive")),
                "{}: {error:#?} does not point into the item",
                case.name
            );
        }
    }
}

#[test]
fn cases_and_expectations_belong_together() {
    let (cases, expected) = (files("rs"), files("stderr"));
    let lonely: Vec<_> = cases.iter().filter(|case| !expected.contains(case)).collect();
    let orphans: Vec<_> = expected.iter().filter(|name| !cases.contains(name)).collect();
    assert!(
        lonely.is_empty() && orphans.is_empty(),
        "without .stderr: {lonely:#?}, without .rs: {orphans:#?}"
    );
}

#[test]
fn there_are_enough_cases() {
    let [of_macro, of_compiler] = ["macro/", "compiler/"]
        .map(|group| all().iter().filter(|c| c.name.starts_with(group)).count());
    assert!(of_macro >= 45 && of_compiler >= 45, "{of_macro} and {of_compiler}");
}

/// The compiler may name what it sees in the generated code, in its notes; what
/// we word is the first line, the label and the advice.
#[test]
fn our_words_name_nothing_private() {
    for case in all() {
        for error in case.errors() {
            let ours = error.iter().enumerate().filter(|(index, line)| {
                *index == 0 || line.contains('^') || line.contains("= note: ")
            });
            // Which constant could not be evaluated, which types differ, and what an impl
            // asks for, rustc words.
            let ours = ours.filter(|(_, line)| {
                !["evaluation of `", "expected struct", "= note: required for `"]
                    .iter()
                    .any(|words| line.contains(words))
            });
            for (_, line) in ours {
                for private in ["__schema_core", "__private", "Unfit"] {
                    assert!(!line.contains(private), "{}: {line}", case.name);
                }
            }
        }
    }
}

/// Where the compiler's own library has its source differs between machines, and
/// whether it is there at all.
#[test]
fn nothing_depends_on_the_machine() {
    for case in all() {
        // The library's source, and any place from the root of the machine.
        for place in ["$RUST", "/rustc/", "--> /"] {
            assert!(!case.stderr.contains(place), "{} names {place}", case.name);
        }
    }
}
