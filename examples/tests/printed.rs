//! What the example programs print.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::process::Command;

/// Cargo builds the examples of a package before it runs its tests, into a folder beside
/// theirs.
fn printed(example: &str) -> String {
    let test: PathBuf = std::env::current_exe().unwrap();
    let built = test.parent().and_then(|deps| deps.parent()).unwrap().join("examples");
    let program = built.join(example).with_extension(std::env::consts::EXE_EXTENSION);
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn tool_schema_prints_both_ways_and_the_strict_profile() {
    let text = printed("tool_schema");
    let (declared, strict) = text.split_once("Strict:\n").unwrap();
    let (derived, built) = declared.split_once("By the builder:\n").unwrap();
    assert!(derived.contains(r#""default": 10"#) && derived.contains("Searches for articles"));
    assert!(built.contains(r#""default": 10"#) && built.contains(r#""x-unit": "day""#));
    assert!(!strict.contains(r#""default":"#));
    assert_eq!(strict.matches(r#""additionalProperties": false"#).count(), 2);
}

#[test]
fn order_prints_its_dialects_and_the_order() {
    let text = printed("order");
    let (declared, dialects) = text.split_once("For openai:\n").unwrap();
    assert!(declared.contains(r#""maxItems": 20"#) && declared.contains("Places an order"));
    let (_, anthropic) = dialects.split_once("For anthropic:\n").unwrap();
    assert!(anthropic.contains("At most 500 characters."));
    assert!(text.contains("Ada orders 2 pieces, paid by Card { last4: \"4242\" }\n"));
    let (_, said) = text.split_once("What goes back to the model:\n").unwrap();
    assert!(said.contains("/customer/name: ") && said.contains("/items: "), "{said}");
}
