//! `docs/errors.md`: each mistake with its message, as the suite has them.
//! `ERRORS_MD=overwrite` writes it anew.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::cases::{Case, all, root};

const HEAD: &str = "\
# Mistakes and messages

What the compiler says to a form that is none, and behind the forms to a type that no model can be
asked for, one mistake a row. The table is made from the cases of the ui suite (`tests/ui`), and a
test checks it; how the whole error looks stands in the `.stderr` file beside each case.

Errors come in waves. First what the derive finds, and with it what types decide: a field that is
none, a key of another kind of field. While an item has a mistake of shape, of a key on the item itself
or of one that may have been `options`, its types are not judged. Last what the values decide, which the
compiler works out in constants: crossed bounds, a default that the field refuses, and, when no field has
such a mistake, a name that `flatten` repeats.
";

#[test]
fn the_table_lists_each_mistake_with_its_message() {
    let file = root().join("../../docs/errors.md");
    let table = table();
    if std::env::var_os("ERRORS_MD").is_some_and(|value| value == "overwrite") {
        fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).unwrap();
        fs::write(&file, &table).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    assert!(written == table, "docs/errors.md is out of date: run this with ERRORS_MD=overwrite");
}

fn table() -> String {
    let mut table = HEAD.to_owned();
    let mut last_topic = "";
    let cases = all();
    for case in &cases {
        // The same mistake by a constant has the same message.
        let is_repeated = case.name.strip_suffix("_const").is_some_and(|name| {
            cases.iter().any(|other| other.name == name && message(other) == message(case))
        });
        if is_repeated || case.declared_errors() > 1 {
            continue;
        }
        let (topic, name) = case.topic_and_mistake();
        if topic != last_topic {
            last_topic = topic;
            let by = case.group().found_by;
            let _ =
                write!(table, "\n## {topic} (found by {by})\n\n| mistake | message |\n|---|---|\n");
        }
        let (words, path) = (name.replace('_', " "), &case.name);
        let message = message(case).replace('|', "\\|");
        let _ = writeln!(table, "| [{words}](../tests/ui/{path}.rs) | {message} |");
    }
    table
}

/// The first line of the error, without what the compiler puts before it.
fn message(case: &Case) -> String {
    let errors = case.errors();
    let line = errors.first().and_then(|error| error.first().copied()).unwrap_or_default();
    let (_, text) = line.split_once(": ").unwrap_or_default();
    text.strip_prefix("evaluation panicked: ").unwrap_or(text).to_owned()
}
