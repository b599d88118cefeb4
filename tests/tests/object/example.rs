//! The example program prints both profiles.

use std::process::Command;

#[test]
fn tool_schema_prints_both_profiles() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["run", "--quiet", "--offline", "-p", "schema-examples", "--example", "tool_schema"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (default, strict) = text.split_once("Strict:\n").unwrap();
    assert!(default.contains(r#""default": 10"#) && default.contains(r#""x-unit": "day""#));
    assert!(!strict.contains(r#""default":"#));
    assert_eq!(strict.matches(r#""additionalProperties": false"#).count(), 3);
}
