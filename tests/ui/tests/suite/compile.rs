//! Compiles cases, as many at once as there are processors, against a core that is built once.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde_json::Value;

use crate::cases::Group;
use crate::words::as_written;

/// The compiler that Cargo calls, too: beside it, where that is, rather than by rustup, which
/// would look for it hundreds of times.
pub(crate) fn rustc() -> Command {
    let beside_cargo = std::env::var_os("CARGO")
        .map(|cargo| Path::new(&cargo).with_file_name("rustc").into_os_string())
        .filter(|rustc| Path::new(rustc).exists());
    let rustc = std::env::var_os("RUSTC").or(beside_cargo);
    Command::new(rustc.unwrap_or_else(|| "rustc".into()))
}

/// Where the sources are, and the root of all relative paths that rustc prints.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Cargo's folder for what a test makes.
pub(crate) fn scratch() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

/// The core with some features, and what rustc has to be told to link to it.
pub(crate) struct Core {
    arguments: Vec<String>,
}

impl Core {
    /// Builds it with these features and no other, whatever the tests around ask for:
    /// messages list the types that can be a field, and must not change with them.
    ///
    /// Checked alone, which takes a fraction of the time, where no case `is_built`.
    pub(crate) fn build(features: &str, is_built: bool) -> Self {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let (how, extension) = if is_built { ("build", "rlib") } else { ("check", "rmeta") };
        let output = Command::new(cargo)
            .args([how, "-p", "schema-core", "--no-default-features", "--features", features])
            .args(["--message-format=json-render-diagnostics", "--target-dir"])
            // The one of this build, which may be none that Cargo would choose.
            .arg(scratch().parent().unwrap())
            .current_dir(workspace())
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut arguments = Vec::new();
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let message: Value = serde_json::from_str(line).unwrap();
            let name = message["target"]["name"].as_str().unwrap_or_default();
            for file in message["filenames"].as_array().into_iter().flatten() {
                let file = Path::new(file.as_str().unwrap());
                let folder = format!("dependency={}", file.parent().unwrap().display());
                if !arguments.contains(&folder) {
                    arguments.extend(["-L".to_owned(), folder]);
                }
                // The cases name these crates.
                let is_named = ["schema_core", "serde", "serde_json"].contains(&name);
                if is_named && file.extension().is_some_and(|found| found == extension) {
                    arguments.extend(["--extern".to_owned(), format!("{name}={}", file.display())]);
                }
            }
        }
        Self { arguments }
    }

    /// What rustc says to a case, without what differs between machines. Up to the
    /// code of generic forms, whose values it looks at only there, if the group `is_built`.
    pub(crate) fn compile(&self, name: &str, group: &Group) -> String {
        let out = scratch().join("ui").join(name);
        fs::create_dir_all(&out).unwrap();
        let output = self.rustc(group, &out).arg(format!("tests/ui/{name}.rs")).output().unwrap();
        let text = as_written(&String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() || !text.is_empty(), "{name}: {}", output.status);
        text
    }

    /// A call of rustc for cases of a group, which lacks their file.
    pub(crate) fn rustc(&self, group: &Group, out: &Path) -> Command {
        let mut rustc = rustc();
        rustc
            // By which rustc knows that it may advise `cargo add`.
            .env("CARGO_CRATE_NAME", "case")
            .args(["--edition", "2024", "--crate-type", "bin", "--crate-name", "case"])
            // No case does anything with its form.
            .args(["-A", "dead_code"])
            .args(["--emit", if group.is_built { "obj" } else { "metadata" }])
            .args(["--color", "never", "--diagnostic-width", "140", "--out-dir"])
            .arg(out)
            .args(self.arguments.iter().map(|argument| match argument.split_once('=') {
                Some(("schema_core", file)) => format!("{}={file}", group.core),
                _ => argument.clone(),
            }))
            .current_dir(workspace());
        rustc
    }
}

/// The results for all items, in their order.
pub(crate) fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(items.len()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((index, item)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    items.get(index).map(|item| (index, item))
                } {
                    let result = work(item);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push((index, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}
