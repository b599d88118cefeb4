//! Where the text of a value ends that was not written to its end.

use core::fmt::Write;

use crate::json::pointer;

/// A list or an object that is not closed yet.
enum Open {
    /// At the item of that number.
    List(usize),
    /// At a key, or at the value of one.
    Object(Option<String>),
}

/// The place (RFC 6901) of what was to be written next, or is not written to its end.
pub(super) fn place_of(text: &[u8]) -> String {
    let mut open = Vec::new();
    let mut rest = text;
    // Whether something is missing before the innermost list or object can end.
    let mut is_within = false;
    while let [byte, tail @ ..] = rest {
        rest = tail;
        is_within = matches!(byte, b'[' | b',' | b':');
        match (byte, open.last_mut()) {
            (b'[', _) => open.push(Open::List(0)),
            (b'{', _) => open.push(Open::Object(None)),
            (b']' | b'}', _) => drop(open.pop()),
            (b',', Some(Open::List(index))) => *index += 1,
            (b',', Some(Open::Object(key))) => *key = None,
            (b'"', around) => {
                let Some((string, behind)) = string(tail) else {
                    is_within = true;
                    break;
                };
                rest = behind;
                if let Some(Open::Object(key @ None)) = around {
                    *key = Some(string);
                }
            }
            _ => {}
        }
    }
    if !is_within {
        open.pop();
    }
    let mut place = String::new();
    for step in open {
        match step {
            // Writing to a `String` cannot fail.
            Open::List(index) => drop(write!(place, "/{index}")),
            Open::Object(Some(key)) => place.push_str(&pointer(&[&key])),
            Open::Object(None) => break,
        }
    }
    place
}

/// The text up to the quotes that end it, and what is behind them.
fn string(text: &[u8]) -> Option<(String, &[u8])> {
    let mut is_escaped = false;
    let end = text.iter().position(|byte| {
        let ends = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        ends
    })?;
    let (string, behind) = text.split_at_checked(end)?;
    let quoted = [b"\"", string, b"\""].concat();
    Some((serde_json::from_slice(&quoted).ok()?, behind.get(1..)?))
}

#[cfg(test)]
mod tests {
    use super::place_of;

    #[test]
    fn the_text_ends_where_it_is_refused() {
        for (text, place) in [
            ("", ""),
            ("[", "/0"),
            ("[1,", "/1"),
            ("[1", ""),
            ("{", ""),
            (r#"{"a":"#, "/a"),
            (r#"{"a":1,"#, ""),
            (r#"{"a":1,"b":{"#, "/b"),
            (r#"{"a":{"b":1},"c":[[],[true,"#, "/c/1/1"),
            (r#"{"a/\"~\\":["x","y","#, "/a~1\"~0\\/2"),
            (r#"{"a":{"b":[1]"#, "/a"),
            (r#"{"a":["begun"#, "/a/0"),
            (r#"{"a":["{[\"",{"b":"#, "/a/1/b"),
        ] {
            assert_eq!(place_of(text.as_bytes()), place, "{text}");
        }
    }
}
