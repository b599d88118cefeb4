//! What goes out, in each revision.

use schema_core::ProtocolVersion::{V2025_06_18, V2025_11_25, V2026_07_28};
use schema_core::url::{ElicitUrl, UrlElicitationRequired, UrlFaultKind};

static PAGE: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect");

#[test]
fn each_revision_has_its_words() {
    let request = PAGE.request("Connect").with_elicitation_id("7f3a");
    let text = |version| serde_json::to_string(&request.for_version(version).unwrap()).unwrap();
    assert_eq!(
        text(V2025_11_25),
        r#"{"mode":"url","message":"Connect","url":"https://example.com/connect","elicitationId":"7f3a"}"#,
    );
    assert_eq!(
        text(V2026_07_28),
        r#"{"mode":"url","message":"Connect","url":"https://example.com/connect"}"#,
    );
    let error = request.for_version(V2025_06_18).unwrap_err();
    assert_eq!(error.faults()[0].kind(), &UrlFaultKind::NotInVersion);
    assert_eq!(
        error.to_string(),
        "2025-06-18 has no URL mode: ask clients of 2025-11-25 and later only",
    );
}

#[test]
fn an_id_is_one() {
    for request in [PAGE.request("Connect"), PAGE.request("Connect").with_elicitation_id("")] {
        let error = request.for_version(V2025_11_25).unwrap_err();
        assert_eq!(error.faults()[0].kind(), &UrlFaultKind::NoId);
    }
}

#[test]
fn the_error_lists_what_is_to_be_opened() {
    let other = ElicitUrl::new("https://example.org/pay").unwrap();
    let error = UrlElicitationRequired::new([
        PAGE.request("Connect").with_elicitation_id("1"),
        other.request("Pay").with_elicitation_id("2"),
    ])
    .unwrap();
    assert_eq!(
        serde_json::to_string(&error).unwrap(),
        concat!(
            r#"{"code":-32042,"message":"open https://example.com/connect, https://example.org/pay first, and try again","#,
            r#""data":{"elicitations":["#,
            r#"{"mode":"url","message":"Connect","url":"https://example.com/connect","elicitationId":"1"},"#,
            r#"{"mode":"url","message":"Pay","url":"https://example.org/pay","elicitationId":"2"}]}}"#,
        ),
    );
    let wrong = UrlElicitationRequired::new([
        PAGE.request("Connect"),
        PAGE.request("Connect").with_elicitation_id("1"),
        other.request("Pay").with_elicitation_id("1"),
    ]);
    let kinds: Vec<_> =
        wrong.unwrap_err().faults().iter().map(|fault| fault.kind().clone()).collect();
    assert_eq!(kinds, [UrlFaultKind::NoId, UrlFaultKind::RepeatedId]);
}
