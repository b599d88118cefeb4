//! The cases on disk.

use std::fs;
use std::path::PathBuf;

/// One mistake and what the compiler says to it.
pub(crate) struct Case {
    /// `macro/keys/near`
    pub(crate) name: String,
    pub(crate) source: String,
    pub(crate) stderr: String,
}

impl Case {
    /// `//~ 2 errors`, the first line of the source.
    pub(crate) fn declared_errors(&self) -> usize {
        let line = self.source.lines().next().unwrap_or_default();
        let count = line.strip_prefix("//~ ").and_then(|rest| rest.split(' ').next()?.parse().ok());
        count.unwrap_or_else(|| panic!("{}: the first line is no `//~ 1 error`", self.name))
    }

    /// The errors of the `.stderr`, each with the lines that belong to it.
    pub(crate) fn errors(&self) -> Vec<Vec<&str>> {
        let mut errors: Vec<Vec<&str>> = Vec::new();
        let mut is_error = false;
        for line in self.stderr.lines() {
            if line.starts_with("error") {
                errors.push(Vec::new());
                is_error = true;
            } else if line.starts_with("warning") || line.starts_with("note") {
                is_error = false;
            }
            if let (true, Some(error)) = (is_error, errors.last_mut()) {
                error.push(line);
            }
        }
        errors
    }
}

/// Where the cases stand.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files with that extension, without it, in order.
pub(crate) fn files(extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = ["macro", "compiler", "built"].map(|group| root().join(group)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if folder != root().join("built")
                && path.extension().is_some_and(|found| found == extension)
            {
                found.push(path.with_extension(""));
            }
        }
    }
    found.sort();
    found
}

/// All cases, in order.
pub(crate) fn all() -> Vec<Case> {
    files("rs")
        .into_iter()
        .map(|path| Case {
            name: path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/"),
            source: fs::read_to_string(path.with_extension("rs")).unwrap(),
            stderr: fs::read_to_string(path.with_extension("stderr")).unwrap_or_default(),
        })
        .collect()
}
