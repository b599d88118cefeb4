//! The map of the core in CONTRIBUTING: it names each module, and each module uses
//! only those above it.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The modules in the order of the map: `field/` and `text.rs` without what follows.
fn map() -> Vec<String> {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let (_, map) = text.split_once("    schema-core/src/\n").unwrap();
    let lines = map.lines().take_while(|line| line.starts_with("      "));
    // What goes on from the line before stands further in.
    let lines = lines.filter(|line| !line.starts_with("       "));
    let names = lines.map(|line| line.split_whitespace().next().unwrap());
    names.map(|name| name.trim_end_matches('/').trim_end_matches(".rs").to_owned()).collect()
}

fn source() -> PathBuf {
    root().join("schema-core/src")
}

/// All files below, with the module of the core that each is of.
fn files() -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(source()).unwrap() {
        let path = entry.unwrap().path();
        let module = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if module != "lib" {
            collect(&path, &module, &mut found);
        }
    }
    found
}

fn collect(path: &Path, module: &str, found: &mut Vec<(String, PathBuf)>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            collect(&entry.unwrap().path(), module, found);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        found.push((module.to_owned(), path.to_owned()));
    }
}

/// What the root of the core re-exports, by name: `Field` is of `field`.
fn reexports() -> HashMap<String, String> {
    let text = fs::read_to_string(source().join("lib.rs")).unwrap();
    let mut found = HashMap::from([("__private_0_1_0".to_owned(), "derived".to_owned())]);
    for line in text.split("\npub use ").skip(1) {
        let (path, _) = line.split_once(';').unwrap();
        let (module, names) = path.split_once("::").unwrap();
        for name in names.split(|c: char| !c.is_alphanumeric() && c != '_') {
            // A derive has the name of its trait, and comes behind it.
            found.entry(name.to_owned()).or_insert_with(|| module.to_owned());
        }
    }
    found
}

/// The names behind each `crate::` of the code: one, or those of a list in braces.
fn used(code: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for (at, path) in code.match_indices("crate::") {
        // What a macro names for others is no use of its own.
        if code[..at].ends_with('$') {
            continue;
        }
        let rest = &code[at + path.len()..];
        let list = rest.strip_prefix('{').and_then(|list| list.split_once('}'));
        for item in list.map_or(rest, |(list, _)| list).split(',') {
            let name = item.trim().split(|c: char| !c.is_alphanumeric() && c != '_').next();
            names.extend(name);
            if list.is_none() {
                break;
            }
        }
    }
    names
}

/// A file without its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn each_module_uses_only_those_above_it() {
    let (order, reexports) = (map(), reexports());
    let level = |module: &str| order.iter().position(|name| name == module);
    let mut upward: Vec<(String, String)> = Vec::new();
    for (module, path) in files() {
        for name in used(&code(&path)) {
            let target = reexports.get(name).map_or(name, String::as_str);
            // A macro of the root is of no module.
            let Some(other) = level(target) else { continue };
            let edge = (module.clone(), target.to_owned());
            if level(&module).is_some_and(|own| own < other) && !upward.contains(&edge) {
                upward.push(edge);
            }
        }
    }
    assert_eq!(upward, [], "modules that use one below them in the map");
}

#[test]
fn the_map_names_each_module() {
    let mut mapped = map();
    mapped.sort();
    let mut modules: Vec<_> = files().into_iter().map(|(module, _)| module).collect();
    modules.sort();
    modules.dedup();
    assert_eq!(mapped, modules);
}

/// What stands between backticks and looks like a file or a folder.
#[test]
fn each_file_that_it_names_is_there() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let bases = [root(), source(), root().join("schema-derive/src")];
    let is_path = |word: &&str| {
        let is_file = [".rs", ".md", ".txt", ".toml"].iter().any(|ending| word.ends_with(ending));
        !word.contains([' ', '=']) && *word != ".rs" && (word.contains('/') || is_file)
    };
    let named = text.split('`').skip(1).step_by(2).filter(is_path);
    let (there, gone): (Vec<_>, Vec<_>) =
        named.partition(|path| bases.iter().any(|base| base.join(path).exists()));
    assert_eq!(gone, [""; 0]);
    assert!(there.len() > 50, "{there:?}");
}
