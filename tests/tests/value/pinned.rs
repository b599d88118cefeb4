//! Values with what `read` says of each, to the letter: the tables beside this file. A line
//! that begins with `##` names a type of [`types`](super::types), any other line at the
//! margin is a value, and what is indented below it is what was read, or all that is wrong.
//!
//! `BLESS=1` writes what is said today; the difference is to be read like code.

use std::fmt::{Debug, Write as _};
use std::path::PathBuf;

use schema_core::ToolSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Of all tables together: as many as the shapes need, and none may go unseen.
const LEAST: usize = 400;

const TABLES: [&str; 8] =
    ["checks", "choices", "forms", "lists", "maps", "objects", "scalars", "unions"];

/// What is said of a value, one line each.
pub(super) fn said<T: ToolSchema + DeserializeOwned + Debug>(value: Value) -> String {
    match T::read(value) {
        Ok(read) => format!("read {read:?}"),
        Err(error) => error.to_string(),
    }
}

fn path(table: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/value/pinned/{table}.txt"))
}

/// The table as it must be, and how many values it has.
fn table(text: &str) -> (String, usize) {
    let mut name = "";
    let mut written = String::new();
    let mut count = 0;
    for line in text.lines().filter(|line| !line.starts_with(' ')) {
        writeln!(written, "{line}").unwrap();
        if let Some(of) = line.strip_prefix("## ") {
            name = of;
        } else if !line.is_empty() && !line.starts_with('#') {
            let value =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
            for line in super::types::of_name(name)(value).lines() {
                writeln!(written, "    {line}").unwrap();
            }
            count += 1;
        }
    }
    (written, count)
}

#[test]
fn each_value_is_read_or_refused_in_these_words() {
    let mut count = 0;
    for name in TABLES {
        let text = std::fs::read_to_string(path(name)).unwrap();
        let (said, values) = table(&text);
        count += values;
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(path(name), said).unwrap();
            continue;
        }
        for (number, (expected, said)) in text.lines().zip(said.lines()).enumerate() {
            assert_eq!(said, expected, "{name}.txt, line {}", number + 1);
        }
        assert_eq!(text, said, "{name}.txt");
    }
    assert!(count >= LEAST, "{count} values");
}
