//! What the README shows is what happens, and what CONTRIBUTING says of the modules is true.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod beside_serde;
mod layers;
mod newsletter {
    #![allow(dead_code)] // read as a form only
    include!("newsletter.rs");

    pub(super) fn json() -> String {
        format!("{:#}", Newsletter::schema())
    }

    include!("answer.rs");

    pub(super) fn good() -> Result<(), AnswerError> {
        let content = serde_json::json!({"email": "kim@post.example", "topics": ["go"]});
        read(serde_json::json!({"action": "accept", "content": content}))
    }

    pub(super) fn complaint() -> String {
        let content = serde_json::json!({"email": "kim", "age": 17, "topics": []});
        let result = serde_json::json!({"action": "accept", "content": content});
        read(result).err().map(|error| error.to_string()).unwrap_or_default()
    }
}

mod order {
    #![allow(dead_code)] // not every property is looked at
    include!("order.rs");
    include!("place.rs");

    pub(super) fn told() -> String {
        tool().unwrap().to_string()
    }

    pub(super) fn good() -> Result<u32, ReadError> {
        let items = r#"[{"sku":"ABC-1","quantity":2}]"#;
        place(&format!(r#"{{"items":{items},"payment":{{"kind":"invoice"}},"note":null}}"#))
    }

    pub(super) fn complaint() -> String {
        let items = r#"[{"sku":"abc","quantity":0}]"#;
        let arguments = format!(r#"{{"items":{items},"payment":{{"kind":"cheque"}}}}"#);
        place(&arguments).unwrap_err().to_string()
    }
}

const README: &str = include_str!("../../../README.md");

/// The first fenced block of that language.
fn block(language: &str) -> &'static str {
    let (_, rest) = README.split_once(&format!("```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0
}

#[test]
fn the_struct_is_the_one_that_is_tested() {
    assert!(README.contains(include_str!("newsletter.rs")), "copy tests/readme/newsletter.rs");
}

#[test]
fn the_json_is_what_comes_out() {
    // The README puts more into a line.
    let dense = |text: &str| text.split_whitespace().collect::<String>();
    assert_eq!(dense(block("json")), dense(&newsletter::json()));
}

#[test]
fn the_answers_are_read() {
    assert!(README.contains(include_str!("answer.rs")), "copy tests/readme/answer.rs");
    newsletter::good().unwrap();
    assert_eq!(block("text").trim_end(), newsletter::complaint());
}

#[test]
fn the_order_is_the_one_that_is_tested() {
    assert!(README.contains(include_str!("order.rs")), "copy tests/readme/order.rs");
    assert!(README.contains(include_str!("place.rs")), "copy tests/readme/place.rs");
    assert!(order::told().starts_with(r#"{"type":"function","name":"place_order","#));
    assert_eq!(order::good().unwrap(), 2);
    assert!(README.contains(&format!("```text\n{}\n```", order::complaint())));
}

/// The program is built, and its dependencies are those that it needs, in `tests/mcp`.
#[test]
fn the_server_is_the_one_that_is_built() {
    assert!(README.contains(include_str!("../../mcp/readme.rs")), "copy tests/mcp/readme.rs");
}

/// What a picture says, without the blanks, which say where its lines end.
fn drawn(picture: &str) -> String {
    let texts = picture.split("</text>").filter_map(|text| text.rsplit_once('>'));
    let said: String = texts.flat_map(|(_, text)| text.split_whitespace()).collect();
    let said = said.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    said.replace("&#x27;", "'").replace("&amp;", "&")
}

/// The error of a ui case, in the same way, as if the case were somebody's program.
fn said(error: &str, case: &str) -> String {
    error.replace(case, "src/main.rs").split_whitespace().collect()
}

#[test]
fn the_picture_of_a_nested_struct_is_that_of_the_ui_case() {
    let case = include_str!("../../ui/compiler/nested/struct.stderr");
    let (error, _) = case.split_once("   = help: the following other types").unwrap();
    let picture = include_str!("../../../docs/compile-error.svg");
    assert_eq!(drawn(picture), said(error, "compiler/nested/struct.rs"), "run .ci/picture error");
    assert!(README.contains("`Address` cannot be a field of an elicitation form: forms are flat"));
}

#[test]
fn the_picture_of_a_map_is_that_of_the_ui_case() {
    let case = include_str!("../../ui/tools/compiler/profiles/refused.stderr");
    let (error, _) = case.split_once("\n\n").unwrap();
    let picture = include_str!("../../../docs/profile-error.svg");
    let said = said(error, "tools/compiler/profiles/refused.rs");
    assert_eq!(drawn(picture), said, "run .ci/picture profile");
    let words =
        "`prices` is a map, whose keys it can't be told; make it a list of structs with a key";
    assert!(error.contains(words) && README.contains(words));
}

#[test]
fn the_quick_start_is_one_block_of_two_commands() {
    let (_, rest) = README.split_once("## Quick start\n").unwrap();
    let (section, _) = rest.split_once("\n## ").unwrap();
    let commands = section.split_once("```sh\n").unwrap().1.split_once("```").unwrap().0;
    assert_eq!(commands, "cargo run --example signup\ncargo test\n");
    assert_eq!(section.matches("```").count(), 2);
}
