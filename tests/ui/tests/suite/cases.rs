//! The cases on disk.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder of cases that are compiled in one way.
pub(crate) struct Group {
    pub(crate) folder: &'static str,
    /// Of the core.
    pub(crate) features: &'static str,
    /// The derive words the errors, so that they hold on every toolchain; the
    /// compiler words those of the others, which are pinned to one.
    pub(crate) is_our_words: bool,
    /// The compiler finds the mistake only when it makes code: of a generic form
    /// it looks at the values only when it builds one for its arguments.
    pub(crate) is_built: bool,
    /// What the core is called there, as the dependency.
    pub(crate) core: &'static str,
    /// Who finds the mistakes, for the table.
    pub(crate) found_by: &'static str,
    /// What they are mistakes of, for the headings of the table.
    pub(crate) part: &'static str,
}

/// The features of the core that cases are compiled with, and whether they are built.
pub(crate) const CORES: [(&str, bool); 4] =
    [(FORMS, false), (FORMS, true), (TOOLS, false), (URLS, false)];
pub(crate) const FORMS: &str = "derive";
const TOOLS: &str = "derive,tools";
const URLS: &str = "derive,url-mode";

/// All folders; one without a case need not be there.
pub(crate) const GROUPS: [Group; 7] = [
    Group::new("Forms", "macro", FORMS),
    Group::new("Forms", "renamed", FORMS).by_the_name("elicit"),
    Group::new("Forms", "compiler", FORMS).in_words_of("the compiler"),
    Group::new("Forms", "built", FORMS).in_words_of("the build").built(),
    Group::new("Tools", "tools/macro", TOOLS),
    Group::new("Tools", "tools/compiler", TOOLS).in_words_of("the compiler"),
    Group::new("URL mode", "url/compiler", URLS).in_words_of("the compiler"),
];

impl Group {
    const fn new(part: &'static str, folder: &'static str, features: &'static str) -> Self {
        let found_by = "the derive";
        Self {
            folder,
            features,
            is_our_words: true,
            is_built: false,
            core: "schema_core",
            found_by,
            part,
        }
    }

    const fn in_words_of(self, found_by: &'static str) -> Self {
        Self { is_our_words: false, found_by, ..self }
    }

    const fn by_the_name(self, core: &'static str) -> Self {
        Self { core, ..self }
    }

    const fn built(self) -> Self {
        Self { is_built: true, ..self }
    }
}

/// One mistake and what the compiler says to it.
pub(crate) struct Case {
    /// `macro/keys/near`
    pub(crate) name: String,
    pub(crate) source: String,
    pub(crate) stderr: String,
}

impl Case {
    /// The group that its folder is in, and the rest of the name.
    fn in_group(&self) -> (&'static Group, &str) {
        let found = GROUPS.iter().find_map(|group| {
            let rest = self.name.strip_prefix(group.folder)?.strip_prefix('/')?;
            Some((group, rest))
        });
        found.unwrap_or_else(|| panic!("{} stands in no group", self.name))
    }

    pub(crate) fn group(&self) -> &'static Group {
        self.in_group().0
    }

    /// `keys` and `near` of `macro/keys/near`.
    pub(crate) fn topic_and_mistake(&self) -> (&str, &str) {
        let parts = self.in_group().1.split_once('/');
        parts.unwrap_or_else(|| panic!("{} stands in no topic", self.name))
    }

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

/// The files with that extension in the folders of topics, without it, in order.
pub(crate) fn files(extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for group in &GROUPS {
        for topic in entries(&root().join(group.folder)) {
            let files = entries(&topic).into_iter();
            found.extend(
                files
                    .filter(|file| file.extension().is_some_and(|found| found == extension))
                    .map(|file| file.with_extension("")),
            );
        }
    }
    found.sort();
    found
}

/// What is in a folder, if it is one.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.unwrap().path()).collect()
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
