//! What the derives write, to be read; and how much of it.

// A test that stops at the first surprise says where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use syn::DeriveInput;

/// The expansion against the file of that name; `GOLDEN=overwrite` writes it anew.
fn assert_golden(name: &str, code: &TokenStream) {
    let file: syn2::File = syn2::parse2(code.clone()).unwrap();
    let code = prettyplease::unparse(&file);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/golden").join(name);
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "overwrite") {
        std::fs::write(&path, &code).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(code == golden, "src/golden/{name} is out of date, now it is:\n{code}");
}

fn item(source: &str) -> DeriveInput {
    syn::parse_str(source).unwrap()
}

#[test]
fn a_form() {
    let input = item(
        r#"
        #[serde(rename_all = "camelCase")]
        struct Signup<'a> {
            /// Where it goes.
            #[field(title = "E-mail", format = "email", max_length = LONGEST)]
            mail_address: &'a str,
            age: Option<u8>,
            #[field(default = Rhythm::Weekly)]
            rhythm: Rhythm,
            #[serde(flatten)]
            address: Address,
        }
        "#,
    );
    assert_golden("form.rs", &crate::derive::form(&input));
}

#[test]
fn a_generic_form_and_one_with_a_mistake() {
    let input = item("struct Page<T, const N: usize> { #[field(max_length = N)] a: String, b: T }");
    assert_golden("generic_form.rs", &crate::derive::form(&input));
    let input = item("struct Page<T> where T: Clone { #[field(titel = \"A\")] a: String, b: T }");
    assert_golden("mistake.rs", &crate::derive::form(&input));
}

#[test]
fn a_tool() {
    let input = item(
        r"
        /// Places an order
        struct Order<'a> {
            #[field(min_items = 1, items(max_length = 9))]
            items: Vec<&'a str>,
            /// How it is paid
            payment: Payment,
            #[field(min_length = 3)]
            note: Option<String>,
            #[field(recursive)]
            others: Vec<Order<'a>>,
            #[serde(flatten)]
            page: Page,
        }
        ",
    );
    assert_golden("tool.rs", &crate::derive::tool(&input));
    let input = item("#[serde(tag = \"kind\")] enum Payment<T> { Cash, Card { last4: T } }");
    assert_golden("tool_union.rs", &crate::derive::tool(&input));
}

#[test]
fn options_and_a_newtype() {
    let input = item("enum Size { #[elicit(title = \"Small\")] S, #[serde(rename = \"m\")] M }");
    assert_golden("options.rs", &crate::derive::options(&input));
    let input = item("#[field(min = 18)] struct Age(u8);");
    assert_golden("newtype.rs", &crate::derive::newtype(&input));
}

fn count(code: TokenStream) -> usize {
    let inside = |token| match token {
        TokenTree::Group(group) => 2 + count(group.stream()),
        _ => 1,
    };
    code.into_iter().map(inside).sum()
}

/// The size of the code for so many fields.
fn size(fields: usize) -> usize {
    let fields: Vec<String> = (0..fields)
        .map(|index| format!("#[field(title = \"A\", min = 1, max = 9)] f{index}: u8,"))
        .collect();
    count(crate::derive::form(&item(&format!("struct Big {{ {} }}", fields.concat()))))
}

#[test]
fn the_code_grows_with_the_fields_and_by_a_handful_of_calls_each() {
    let (one, thousand, two) = (size(1), size(1000), size(2000));
    assert_eq!((thousand - one) / 999, (two - thousand) / 1000);
    let per_field = (two - thousand) / 1000;
    assert!(per_field <= 105, "{per_field} tokens for a field with three keys");
}

/// What generated code calls may change with any release: so of two releases that a
/// build brings together, the compiler says which are not of one version.
#[test]
fn the_code_calls_the_core_of_its_own_version() {
    let module = format!("__private_{}", env!("CARGO_PKG_VERSION").replace('.', "_"));
    let code = crate::derive::form(&item("struct Form { a: bool }")).to_string();
    assert!(code.contains(&module), "{code}");
}
