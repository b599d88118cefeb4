//! One address for each rule that it breaks, and those that break none.

use schema_core::url::UrlFaultKind::{
    Malformed, NotEncrypted, ObscureHost, Punycode, SecretName, UserInfo,
};
use schema_core::url::{ElicitUrl, UrlFaultKind};

fn kinds(url: &str) -> Vec<UrlFaultKind> {
    match ElicitUrl::new(url) {
        Ok(_) => Vec::new(),
        Err(error) => error.faults().iter().map(|fault| fault.kind().clone()).collect(),
    }
}

#[test]
fn these_may_be_sent() {
    for url in [
        "https://example.com",
        "https://example.com/",
        "HTTPS://EXAMPLE.COM/a/b;c=d?state=7f3a&next=%2Fhome#top",
        "https://example.com:8443/connect",
        "https://a-b_c.example/~kim/!$&'()*+,;=:@",
        "https://192.0.2.7/",
        "https://[2001:db8::1]:8443/",
        "https://1.example/",
        "https://0x.example/",
        "http://127.0.0.1:8080/connect",
        "http://127.1.2.3/",
        "http://[::1]:8080/",
        "http://localhost:3000/",
        "http://LocalHost/",
        "https://example.com/?keyboard=de&tokens=3&secretary=kim",
    ] {
        assert_eq!(kinds(url), [], "{url}");
    }
}

#[test]
fn these_may_not() {
    for (url, fault) in [
        ("", Malformed),
        ("example.com/connect", Malformed),
        ("https:example.com", Malformed),
        ("https:///connect", Malformed),
        ("https://example.com/a b", Malformed),
        ("https://example.com/\\@evil.example", Malformed),
        ("https://example.com/\n", Malformed),
        ("https://example.com/%2", Malformed),
        ("https://example.com/{id}", Malformed),
        ("https://example.com:0/", Malformed),
        ("https://example.com:65536/", Malformed),
        ("https://example.com:/", Malformed),
        ("https://[::1]x/", Malformed),
        ("https://[:::1]/", Malformed),
        ("http://example.com/", NotEncrypted),
        ("http://localhost.example.com/", NotEncrypted),
        ("http://128.0.0.1/", NotEncrypted),
        ("http://[::2]/", NotEncrypted),
        ("ftp://example.com/", NotEncrypted),
        ("javascript://example.com/%0aalert(1)", NotEncrypted),
        ("https://kim@example.com/", UserInfo),
        ("https://bank.example:443@evil.example/", UserInfo),
        ("https://@example.com/", UserInfo),
        ("https://ex%61mple.com/", ObscureHost),
        ("https://example..com/", ObscureHost),
        ("https://example.com./", ObscureHost),
        ("https://127.1/", ObscureHost),
        ("https://2130706433/", ObscureHost),
        ("https://0x7f.1/", ObscureHost),
        ("https://192.0.2.07/", ObscureHost),
        ("https://192.0.2.256/", ObscureHost),
        ("https://a!b.example/", ObscureHost),
        ("https://xn--bcher-kva.example/", Punycode),
        ("https://www.XN--bcher-kva.example/", Punycode),
        ("https://example.com/?api_key=7", SecretName),
        ("https://example.com/?a=1&Access-Token=7", SecretName),
        ("https://example.com/?session.id=7", SecretName),
        ("https://example.com/#token=7", SecretName),
        ("https://example.com/#jwt", SecretName),
        ("https://example.com/#/connect?token=7", SecretName),
        ("https://example.com/?a=1;sid=7", SecretName),
        ("https://example.com/?password", SecretName),
        ("https://example.com/?%74oken=7", SecretName),
        ("https://example.com/?a=1&%61pi%5Fkey=7", SecretName),
        ("https://example.com/?api+key=7", SecretName),
        ("https://example.com/#access%2dtoken=7", SecretName),
    ] {
        assert_eq!(kinds(url), [fault], "{url}");
    }
    // Beyond ASCII an address is an IRI, and its host one that only looks like its name.
    assert_eq!(kinds("https://bücher.example/"), [Malformed, ObscureHost]);
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let url = "http://kim@xn--e1awd7f.example../?cvv=1\"";
    assert_eq!(kinds(url), [Malformed, NotEncrypted, UserInfo, ObscureHost, Punycode, SecretName]);
}

#[test]
fn who_means_punycode_says_so_and_nothing_else() {
    let url = "https://xn--bcher-kva.example/";
    assert_eq!(ElicitUrl::new_punycode(url).unwrap().host(), "xn--bcher-kva.example");
    let error = ElicitUrl::new_punycode("http://xn--bcher-kva.example/").unwrap_err();
    assert_eq!(error.faults().len(), 1);
    assert_eq!(error.faults()[0].kind(), &NotEncrypted);
}

#[test]
fn a_literal_is_judged_by_the_same_rules() {
    const PAGE: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect");
    assert_eq!(ElicitUrl::new("https://example.com/connect").unwrap(), PAGE);
    // What the compiler evaluates panics where it is run, too.
    let literals = [
        "http://example.com/",
        "https://kim@example.com/",
        "https://127.1/",
        "https://xn--bcher-kva.example/",
        "https://example.com/?token=7",
        "nowhere",
    ];
    for literal in literals {
        let caught = std::panic::catch_unwind(|| ElicitUrl::from_static(literal)).unwrap_err();
        let words = caught.downcast_ref::<String>().unwrap();
        let error = ElicitUrl::new(literal).unwrap_err();
        assert!(error.to_string().ends_with(words.as_str()), "{literal}: {words}");
    }
}

#[test]
fn a_segment_stays_one() {
    let page = ElicitUrl::new("https://example.com/a/?by=mcp#top").unwrap();
    for (segment, url) in [
        ("7f3a", "https://example.com/a/7f3a?by=mcp#top"),
        ("../b", "https://example.com/a/..%2Fb?by=mcp#top"),
        ("ü?#", "https://example.com/a/%C3%BC%3F%23?by=mcp#top"),
        ("a@b:c", "https://example.com/a/a%40b%3Ac?by=mcp#top"),
    ] {
        let longer = page.with_segment(segment).unwrap();
        assert_eq!(longer.as_str(), url);
        assert_eq!(ElicitUrl::new(url).unwrap(), longer);
    }
    for segment in ["", ".", ".."] {
        let error = page.with_segment(segment).unwrap_err();
        assert_eq!(error.faults()[0].kind(), &UrlFaultKind::Segment);
    }
    let bare = ElicitUrl::new("https://example.com").unwrap();
    assert_eq!(bare.with_segment("a").unwrap().as_str(), "https://example.com/a");
}

#[test]
fn what_is_shown_of_it_is_cut_and_escaped() {
    let url = format!("https://example.com/?token{}=7", "_".repeat(10_000));
    let text = ElicitUrl::new(url).unwrap_err().to_string();
    assert!(text.len() < 400, "{text}");
}
