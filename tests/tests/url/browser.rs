//! What may be sent, a browser opens at the host that was shown: against the parser
//! of the WHATWG's URL standard, which has rules of its own.

use proptest::prelude::*;
use schema_core::url::ElicitUrl;
use url2::Url;

/// Parts of addresses that the two standards read differently, and plain ones.
fn address() -> impl Strategy<Value = String> {
    let part = prop::sample::select(vec![
        "https",
        "http",
        "ftp",
        ":",
        "/",
        "//",
        "/\\",
        "\\",
        "@",
        "#",
        "?",
        "[",
        "]",
        "::1",
        "[::1]",
        "localhost",
        "example.com",
        "evil.example",
        "127.0.0.1",
        "127.1",
        "0x7f",
        "017",
        ".",
        "..",
        "%2e",
        "%00",
        "xn--bcher-kva",
        "ü",
        "\t",
        "\n",
        " ",
        "a",
        "0",
        "1",
        "80",
        "99999",
        "=",
        "&",
        ";",
        "token",
        "_",
        "-",
        "!",
        "*",
        "'",
        "~",
        "`",
        "|",
        "^",
        "<",
    ]);
    let tail = prop::collection::vec(part, 0..10);
    (prop::sample::select(vec!["https://", "http://", "https:/", "", "https:\\"]), tail)
        .prop_map(|(start, tail)| format!("{start}{}", tail.concat()))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20_000) })]
    #[test]
    fn the_host_is_the_one_that_is_opened(text in address()) {
        if let Ok(url) = ElicitUrl::new_punycode(text.as_str()) {
            let Ok(opened) = Url::parse(&text) else {
                // It is no Punycode that stands for anything: a browser opens nothing.
                prop_assert!(url.is_punycode(), "{text}");
                return Ok(());
            };
            // Of IPv6 addresses there are many spellings.
            if !url.host().starts_with('[') {
                prop_assert_eq!(opened.host_str().unwrap(), url.host().to_ascii_lowercase());
            }
            prop_assert_eq!(opened.username(), "");
            prop_assert_eq!(opened.password(), None);
            let is_loopback = match opened.host().unwrap() {
                url2::Host::Domain(name) => name == "localhost",
                url2::Host::Ipv4(address) => address.is_loopback(),
                url2::Host::Ipv6(address) => address.is_loopback(),
            };
            prop_assert!(opened.scheme() == "https" || opened.scheme() == "http" && is_loopback);
        }
    }
}
