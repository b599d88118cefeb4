//! One mistake, one error: what the compiler says to a form that is none.
//!
//! The cases stand in `macro`, `compiler` and `built`, by topic. The derive itself
//! words the errors of the first, which hold on every toolchain; the compiler
//! words those of the others, so they are pinned to one. The first line of a
//! case says how many errors it has. `TRYBUILD=overwrite` writes the `.stderr`
//! files anew.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod cases;
mod count;
mod table;

use std::io::Write;
use std::process::Command;

/// The compiler whose own words `compiler` and `built` have.
const PINNED: &str = "1.95.";

/// Of a generic form the compiler looks at the values only when it builds one for
/// its arguments, which `trybuild` does when a case has to pass.
#[test]
fn errors_of_generic_forms_are_as_written() {
    if pinned_compiler().is_ok() {
        let tests = trybuild::TestCases::new();
        tests.pass("built/legal.rs");
        tests.compile_fail("built/*/*.rs");
    }
}

#[test]
fn errors_are_as_written() {
    let tests = trybuild::TestCases::new();
    tests.compile_fail("macro/*/*.rs");
    match pinned_compiler() {
        Ok(()) => tests.compile_fail("compiler/*/*.rs"),
        // Past the test harness, which shows the output of failed tests only.
        Err(reason) => {
            let _ = writeln!(
                std::io::stderr(),
                "the cases in `compiler` and `built` are skipped: {reason}"
            );
        }
    }
}

fn pinned_compiler() -> Result<(), String> {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(compiler).arg("--version").output().map_err(|e| e.to_string())?;
    let version = String::from_utf8_lossy(&output.stdout).into_owned();
    if version.starts_with(&format!("rustc {PINNED}")) {
        return Ok(());
    }
    Err(format!("its errors are those of rustc {PINNED}x, and this is {}", version.trim()))
}
