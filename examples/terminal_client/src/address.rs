//! A request in URL mode, as a person has to see it: who asks, which host, the whole
//! address, and what looks wrong with it. This client opens nothing by itself.

use schema_core::ElicitRequestUrlParams;
use schema_core::url::UrlFaultKind;

use crate::input::{line, plain};

/// What is shown before the person decides.
pub(crate) fn introduction(server: &str, request: &ElicitRequestUrlParams<'_>) -> String {
    // The reader took the address for one of ASCII, so it shows nothing but itself, and
    // it is shown whole.
    let mut text = format!(
        "{}\n\n{} asks you to open a page in your browser.\n\n  host     {}\n  address  {}\n",
        plain(request.message()),
        line(server),
        request.host(),
        request.url(),
    );
    for warning in request.warnings() {
        let words = match warning.kind() {
            UrlFaultKind::NotEncrypted => {
                "others can read what you type there: it is not encrypted"
            }
            UrlFaultKind::UserInfo => "it starts with a name that is not its host",
            UrlFaultKind::ObscureHost => "your browser may show another host than this one",
            UrlFaultKind::Punycode => "the host is in Punycode: it may look like another one",
            UrlFaultKind::SecretName => "it has a secret in it, which the server should not send",
            _ => "it is no address that a server should send",
        };
        text.push_str("  careful  ");
        text.push_str(words);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use schema_core::ElicitRequestUrlParams;
    use serde_json::json;

    use super::introduction;

    fn shown(url: &str) -> Option<String> {
        let request = json!({"mode": "url", "message": "Sign in\u{1b}[2J", "url": url});
        let request = ElicitRequestUrlParams::from_value(&request).ok()?;
        Some(introduction("Bank\n\u{202e}", &request))
    }

    #[test]
    fn the_host_and_the_whole_address_are_seen() {
        let long = format!("https://example.com/{}", "a".repeat(20_000));
        let text = shown(&long).unwrap_or_default();
        assert!(text.contains("host     example.com\n") && text.contains(&long));
        assert!(!text.contains("careful"));
        assert!(!text.contains('\u{1b}') && !text.contains('\u{202e}'), "{text:?}");
    }

    #[test]
    fn what_looks_wrong_is_said() {
        for (url, words) in [
            ("http://example.com/", "not encrypted"),
            ("https://bank.example@evil.example/", "not its host"),
            ("https://2130706433/", "another host"),
            ("https://xn--80ak6aa92e.example/", "Punycode"),
            ("https://example.com/?token=7", "a secret in it"),
        ] {
            let text = shown(url).unwrap_or_default();
            assert!(text.contains("careful") && text.contains(words), "{text}");
        }
        assert_eq!(shown("javascript:alert(1)"), None);
        assert_eq!(shown("file:///etc/passwd"), None);
    }
}
