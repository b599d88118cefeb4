//! What the example programs print.

use std::process::Command;

fn printed(example: &str) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["run", "--quiet", "--offline", "-p", "schema-examples", "--example", example])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .unwrap();
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
