//! Doc comments as descriptions.

#![allow(clippy::empty_docs)] // one of them is a case

use schema_core::ElicitSchema;

macro_rules! text {
    () => {
        "from a macro"
    };
}

#[derive(ElicitSchema)]
struct Ask {
    /// One line.
    one: u8,
    /// Pick one:
    ///
    ///   - a
    ///   - b
    list: u8,
    /** Block
     *  comment */
    block: u8,
    /**
     * Stars on
     *
     * each line
     */
    stars: u8,
    #[doc = "an attribute"]
    attribute: u8,
    ///
    blank: u8,
    /// Not this one.
    #[field(description = "this one")]
    explicit: u8,
    #[doc = include_str!("description.txt")]
    included: u8,
    /// Before
    #[doc = text!()]
    made: u8,
    /// Ends with a blank line.
    ///
    #[doc(alias = "x")]
    trimmed: u8,
    /// Two  spaces inside, "quotes" and \ backslash.
    odd: u8,
}

#[test]
fn descriptions_read_like_rustdoc() {
    let description = |name: &str| Ask::schema().field(name).unwrap().description();
    let cases = [
        ("one", Some("One line.")),
        ("list", Some("Pick one:\n\n  - a\n  - b")),
        ("block", Some("Block\n comment")),
        ("stars", Some("Stars on\n\neach line")),
        ("attribute", Some("an attribute")),
        ("blank", None),
        ("explicit", Some("this one")),
        ("included", Some("A text\nof two lines.")),
        ("made", Some("Before\nfrom a macro")),
        ("trimmed", Some("Ends with a blank line.")),
        ("odd", Some("Two  spaces inside, \"quotes\" and \\ backslash.")),
    ];
    for (name, text) in cases {
        assert_eq!(description(name), text, "{name}");
    }
}
