//! What the README shows is what happens.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod newsletter {
    #![allow(dead_code)] // read as a form only
    include!("newsletter.rs");

    pub(super) fn json() -> String {
        format!("{:#}", Newsletter::schema())
    }
}

const README: &str = include_str!("../../../README.md");

/// The first fenced block of that language.
fn block(language: &str) -> &'static str {
    let (_, rest) = README.split_once(&format!("```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0
}

#[test]
fn the_struct_is_the_one_that_is_tested() {
    assert!(README.contains(include_str!("newsletter.rs")), "copy tests/readme/newsletter.rs");
}

#[test]
fn the_json_is_what_comes_out() {
    assert_eq!(block("json").trim_end(), newsletter::json());
}

#[test]
fn the_quick_start_is_one_block_of_two_commands() {
    let (_, rest) = README.split_once("## Quick start\n").unwrap();
    let (section, _) = rest.split_once("\n## ").unwrap();
    let commands = section.split_once("```sh\n").unwrap().1.split_once("```").unwrap().0;
    assert_eq!(commands, "cargo run --example signup\ncargo test\n");
    assert_eq!(section.matches("```").count(), 2);
}
