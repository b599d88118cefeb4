//! `docs/errors.md`: each mistake with its message, as the suite has them.
//! `ERRORS_MD=overwrite` writes it anew.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::cases::{Case, GROUPS, all, root};

const HEAD: &str = "\
# Mistakes and messages

What the compiler says to a form that is none, to a type that no model can be asked for, and to an address
that may not be sent: one mistake a row. The tables are made from the cases of the ui suite (`tests/ui`), and
a test checks them; how the whole error looks stands in the `.stderr` file beside each case.

Errors come in waves. First what the derive finds, and with it what types decide: a field that is
none, a key of another kind of field. While an item has a mistake of shape, of a key on the item itself
or of one that may have been `options`, its types are not judged. Last what the values decide, which the
compiler works out in constants: crossed bounds, a default that the field refuses, and, when no field has
such a mistake, a name that `flatten` repeats. What depends on a type or const parameter is found by the
build alone: `cargo check` does not see it.
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
    let cases = all();
    let parts = GROUPS.map(|group| group.part);
    let place = |case: &Case| parts.iter().position(|part| *part == case.group().part);
    let mut rows: Vec<&Case> = cases.iter().filter(|case| has_row(case, &cases)).collect();
    // By what it is a mistake of, whoever finds it.
    rows.sort_by_key(|case| (place(case), case.topic_and_mistake().0));

    let mut table = HEAD.to_owned();
    let mut last = (&"", "");
    for case in rows {
        let (topic, name) = case.topic_and_mistake();
        let heading = (&case.group().part, topic);
        if heading != last {
            last = heading;
            let (part, _) = heading;
            let _ = write!(
                table,
                "\n## {part}: {topic}\n\n| mistake | found by | message |\n|---|---|---|\n"
            );
        }
        let (words, path, by) = (name.replace('_', " "), &case.name, case.group().found_by);
        let message = message(case).replace('|', "\\|");
        let _ = writeln!(table, "| [{words}](../tests/ui/{path}.rs) | {by} | {message} |");
    }
    table
}

fn has_row(case: &Case, cases: &[Case]) -> bool {
    // The same mistake by a constant has the same message.
    let is_repeated = case.name.strip_suffix("_const").is_some_and(|name| {
        cases.iter().any(|other| other.name == name && message(other) == message(case))
    });
    !is_repeated && case.declared_errors() == 1
}

/// The first line of the error, without what the compiler puts before it.
fn message(case: &Case) -> String {
    let errors = case.errors();
    let line = errors.first().and_then(|error| error.first().copied()).unwrap_or_default();
    let (_, text) = line.split_once(": ").unwrap_or_default();
    text.strip_prefix("evaluation panicked: ").unwrap_or(text).to_owned()
}
