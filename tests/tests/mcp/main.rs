//! The example server and clients of the SDK, in a build of their own: without
//! it, whatever runs in this workspace would first build the SDK.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used)]

use std::process::Command;

#[test]
fn the_server_its_clients_and_the_feature_rmcp3() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // Not offline: nothing else here has the SDK, so it may have to be fetched.
    let output = Command::new(cargo)
        // With the core and all its features, as its docs are tested in `.ci/run`.
        .args(["test", "--locked", "-p", "schema-mcp-tests", "-p", "schema-core"])
        .args(["--all-features", "--bins", "--test", "mcp"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    // To be seen with `--nocapture`; and a build without tests must not pass.
    println!("{text}");
    assert!(text.contains("it_answers_from_a_file_in_each_revision ... ok"), "{text}");
}
