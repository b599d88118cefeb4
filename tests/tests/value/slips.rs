//! The table of `docs/slips.md`: each slip of a model in the words it gets. `BLESS=1`
//! writes the table.

use std::fmt::Write as _;
use std::path::PathBuf;

use schema_core::ToolSchema;
use serde::Deserialize;

#[derive(Debug, Deserialize, ToolSchema)]
#[allow(dead_code)] // only read
struct Order {
    customer: Customer,
    #[field(min_items = 1, max_items = 20)]
    items: Vec<Item>,
    payment: Payment,
    size: Size,
    #[field(max_length = 10)]
    note: Option<String>,
    #[field(default = false)]
    gift: bool,
}

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
struct Customer {
    name: String,
    #[field(format = "email")]
    email: Option<String>,
    #[field(format = "date")]
    since: Option<String>,
}

#[derive(Debug, Deserialize, ToolSchema)]
#[allow(dead_code)]
struct Item {
    #[field(pattern = "^[A-Z]{3}-[0-9]+$")]
    sku: String,
    #[field(min = 1)]
    quantity: u32,
}

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(dead_code)]
enum Payment {
    Invoice,
    Card { last4: String },
}

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(rename_all = "lowercase")]
enum Size {
    Small,
    Large,
}

const GOOD: &str = r#"{"customer":{"name":"Lee"},"items":[{"sku":"ABC-1","quantity":1}],"payment":{"kind":"invoice"},"size":"small"}"#;

/// The slip, what stands in a good value, and what came in its place.
const SLIPS: [(&str, &str, &str); 22] = [
    ("a number as text", r#""quantity":1"#, r#""quantity":"2""#),
    ("a number in words", r#""quantity":1"#, r#""quantity":"two""#),
    ("a fraction", r#""quantity":1"#, r#""quantity":1.5"#),
    ("a number below the limit", r#""quantity":1"#, r#""quantity":0"#),
    ("a number that no type holds", r#""quantity":1"#, r#""quantity":5000000000"#),
    ("an integer as a float", r#""quantity":1"#, r#""quantity":2.0"#),
    ("null for what is absent", r#""size""#, r#""note":null,"gift":null,"size""#),
    ("null for what is required", r#""name":"Lee""#, r#""name":null"#),
    ("a property left out", r#""name":"Lee""#, ""),
    ("a property made up", r#""name":"Lee""#, r#""name":"Lee","phone":"1""#),
    ("a property made up where any may be", r#""size""#, r#""why":"asked for","size""#),
    ("an option misspelt", r#""size":"small""#, r#""size":"smal""#),
    ("an option in another letter case", r#""size":"small""#, r#""size":"Small""#),
    ("a boolean as text", r#""size""#, r#""gift":"true","size""#),
    ("a text too long", r#""size""#, r#""note":"leave it at the door","size""#),
    ("a text that does not match", "ABC-1", "abc1"),
    ("an e-mail address that is none", r#""name":"Lee""#, r#""name":"Lee","email":"lee""#),
    ("a date in another form", r#""name":"Lee""#, r#""name":"Lee","since":"1 May 2026""#),
    ("one item for a list", r#"[{"sku":"ABC-1","quantity":1}]"#, r#"{"sku":"ABC-1","quantity":1}"#),
    ("an empty list", r#"{"sku":"ABC-1","quantity":1}"#, ""),
    (
        "a list as text",
        r#"[{"sku":"ABC-1","quantity":1}]"#,
        r#""[{\"sku\":\"ABC-1\",\"quantity\":1}]""#,
    ),
    ("an unknown kind", r#"{"kind":"invoice"}"#, r#"{"kind":"cash"}"#),
];

/// Text in a cell of a table.
fn cell(text: &str) -> String {
    text.lines()
        .map(|line| format!("`{}`", line.replace('|', "\\|")))
        .collect::<Vec<_>>()
        .join("<br>")
}

fn table() -> String {
    let mut table =
        String::from("| slip | what `read` says | what `read_lenient` does |\n|---|---|---|\n");
    for (slip, good, bad) in SLIPS {
        assert!(GOOD.contains(good), "{good}");
        let text = GOOD.replacen(good, bad, 1);
        let strict = match Order::read_str(&text) {
            Ok(_) => "reads it".to_owned(),
            Err(error) => cell(&error.to_string()),
        };
        let lenient = match Order::read_lenient(&text) {
            Ok(read) if read.changes().is_empty() => "reads it".to_owned(),
            Ok(read) => {
                let changes: Vec<String> = read.changes().iter().map(ToString::to_string).collect();
                cell(&changes.join("\n"))
            }
            Err(error) => {
                assert_eq!(strict, cell(&error.to_string()), "{slip}");
                "the same".to_owned()
            }
        };
        writeln!(table, "| {slip} | {strict} | {lenient} |").unwrap();
    }
    table
}

#[test]
fn the_table_of_slips_is_what_is_said() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/slips.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let start = page.find("| slip |").unwrap();
    let (before, written) = page.split_at(start);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, before.to_owned() + &table()).unwrap();
    } else {
        assert_eq!(written, table());
    }
}
