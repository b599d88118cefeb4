//! The four formats.

use schema_core::{Field, Format, ViolationKind};
use serde_json::json;

use crate::form;

fn check(format: Format, good: &[&str], bad: &[&str]) {
    let form = form([Field::string("f").format(format).any()]);
    for text in good {
        assert!(form.validate(&json!({ "f": text })).is_ok(), "{format} {text:?}");
    }
    for text in bad {
        let violations = form.validate(&json!({ "f": text })).expect_err(text);
        let kinds: Vec<_> = violations.iter().map(|violation| violation.kind()).collect();
        assert_eq!(kinds, [ViolationKind::NotOfFormat { format }], "{text:?}");
    }
}

#[test]
fn email() {
    check(
        Format::Email,
        &[
            "lee@mail.example",
            "lee+news@mail.example",
            "l.e.e@sub.mail.example",
            "o'lee@mail.example",
            "lee@localhost",
            "1@2.example",
            "\"lee@home\"@mail.example",
        ],
        &[
            "",
            "@",
            "lee",
            "lee@",
            "@mail.example",
            "lee @mail.example",
            " lee@mail.example",
            "lee@mail.example ",
            "lee@mail.example\n",
            "lee@mail..example",
            ".lee@mail.example",
            "lee.@mail.example",
            "l..e@mail.example",
            "lee@-mail.example",
            "lee@mail-.example",
            "lee@mail.example.",
            "lee@ma_il.example",
            "lee@mail@example",
            "lee@mail.example, kim@mail.example",
            "Lee <lee@mail.example>",
            "<lee@mail.example>",
            "mailto:lee@mail.example",
            "lee@[192.0.2.1]",
            "lee(note)@mail.example",
            "lée@mail.example",
            "lee@mäil.example",
        ],
    );
}

#[test]
fn uri() {
    check(
        Format::Uri,
        &[
            "https://mail.example/a?b=c#d",
            "HTTP://mail.example",
            "http://[2001:db8::1]:8080/",
            "http://lee@mail.example:80/%7Elee",
            "urn:isbn:0141036141",
            "mailto:lee@mail.example",
            "tel:+1-555-0100",
            "file:///etc/hosts",
            "a+b-c.d:x",
        ],
        &[
            "",
            "mail.example",
            "//mail.example/a",
            "/a/b",
            "?q",
            "#f",
            "two words",
            "https://mail.example/two words",
            "https://mail.example/\u{e9}",
            "https://mail.example/%zz",
            "https://mail.example/<a>",
            "https://mail.example\\a",
            "https://[::1",
            "https://mail.example:port/",
            "1a:b",
            ":x",
        ],
    );
}

#[test]
fn date() {
    check(
        Format::Date,
        &["2024-02-29", "2000-02-29", "1999-12-31", "0000-01-01", "9999-12-31"],
        &[
            "",
            "2026-02-30",
            "2023-02-29",
            "1900-02-29",
            "2026-8-6",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "2026-04-31",
            "26-01-01",
            "+2026-01-01",
            "12026-01-01",
            "2026/01/01",
            "20260101",
            "2026-01-01 ",
            " 2026-01-01",
            "2026-01-01Z",
            "2026-01-01T00:00:00Z",
            "2026-W01-1",
            "২০২৬-০১-০১",
        ],
    );
}

#[test]
fn date_time() {
    check(
        Format::DateTime,
        &[
            "2026-08-26T10:00:00Z",
            "2026-08-26t10:00:00z",
            "2026-08-26t10:00:00.25+02:00",
            "2026-08-26T10:00:00.123456789012-00:00",
            "2026-08-26T23:59:59+23:59",
            "2016-12-31T23:59:60Z",
            "2016-12-31T15:59:60.5-08:00",
            "2017-01-01T05:29:60+05:30",
        ],
        &[
            "",
            "2026-08-26T10:00",
            "2026-08-26T10:00Z",
            "2026-08-26T10:00:00",
            "2026-08-26 10:00:00Z",
            "2026-08-26T10:00:00 Z",
            "2026-08-26T10:00:00.Z",
            "2026-08-26T10:00:00,5Z",
            "2026-08-26T10:00:00+0200",
            "2026-08-26T10:00:00+02",
            "2026-08-26T10:00:00+24:00",
            "2026-08-26T10:00:00+02:60",
            "2026-08-26T24:00:00Z",
            "2026-08-26T10:60:00Z",
            "2026-08-26T10:00:61Z",
            "2026-08-26T10:00:60Z",
            "2016-12-31T23:59:60+01:00",
            "2026-02-30T10:00:00Z",
            "2026-8-26T10:00:00Z",
            "2026-08-26",
            "10:00:00Z",
            "2026-08-26T10:00:00Z[Europe/Paris]",
            "2026-08-26T10:00:00Zx",
        ],
    );
}

/// An empty text is not the same as none.
#[test]
fn an_optional_field_is_left_out_and_not_empty() {
    let form = form([Field::string("f").format(Format::Email).any()]);
    assert!(form.validate(&json!({})).is_ok());
    assert!(form.validate(&json!({"f": ""})).is_err());
}
