//! The JSON of a schema, keyword by keyword, in the order of declaration.

mod keywords;
mod serialize;
mod text;

pub(super) use keywords::{is_apart, type_name};

use core::fmt::Write;

use crate::json::pointer;
use crate::node::{Names, NodeBuf, Tree};

/// A schema with the names of what it mentions: what is written.
pub(super) struct Document<'n> {
    pub(super) tree: Tree<'n>,
    pub(super) names: Names,
    /// `$schema`
    pub(super) dialect: Option<&'n str>,
}

impl Document<'_> {
    /// The text that `serde_json` writes, without it.
    pub(super) fn to_text(&self) -> String {
        text::to_text(self)
    }
}

impl NodeBuf {
    /// Whether both are written alike.
    pub(super) fn says_same(&self, other: &Self) -> bool {
        self.to_text() == other.to_text()
    }

    /// The JSON of the schema by itself, as a value.
    pub(super) fn to_value(&self) -> serde_json::Value {
        let tree = Tree::of(&self.view());
        let document = Document { tree, names: Names::default(), dialect: None };
        serde_json::to_value(&document).unwrap_or_default()
    }

    /// The JSON of the schema by itself.
    pub(super) fn to_text(&self) -> String {
        let tree = Tree::of(&self.view());
        Document { tree, names: Names::default(), dialect: None }.to_text()
    }
}

/// The name of a definition as the last step of a JSON pointer in a URI fragment
/// (RFC 6901, section 6; RFC 3986, section 3.5).
pub(super) fn encoded(name: &str) -> String {
    fragment(pointer(&[name]).trim_start_matches('/'))
}

/// A JSON pointer as the fragment of a URI.
pub(super) fn fragment(pointer: &str) -> String {
    let mut text = String::with_capacity(pointer.len());
    for byte in pointer.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?".contains(&byte) {
            text.push(char::from(byte));
        } else {
            // Writing to a `String` cannot fail.
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

#[cfg(test)]
mod tests;
