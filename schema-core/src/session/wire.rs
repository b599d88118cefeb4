//! Messages of JSON-RPC as text: for a server that writes its own lines.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::url::ElicitationComplete;

/// An `elicitation/create` with its id: the text keeps the order of the keys, and of the
/// fields of a form.
///
/// `json!({"params": request})` would not: the maps of `serde_json` sort their keys,
/// unless somebody in the build turns its `preserve_order` on.
///
/// ```
/// use schema_core::session::request;
/// use schema_core::url::ElicitUrl;
///
/// let page = ElicitUrl::new("https://example.com/connect")?;
/// assert_eq!(
///     request(&7, &page.request("Connect").with_elicitation_id("7f3a")),
///     r#"{"jsonrpc":"2.0","id":7,"method":"elicitation/create","params":{"mode":"url","message":"Connect","url":"https://example.com/connect","elicitationId":"7f3a"}}"#,
/// );
/// # Ok::<(), schema_core::url::UrlError>(())
/// ```
pub fn request(id: &(impl Serialize + ?Sized), params: &impl Serialize) -> String {
    text(&Message { id: Some(id), method: "elicitation/create", params })
}

/// A `notifications/cancelled`, which withdraws the request of that id: the call that it
/// was for has ended, or nobody answered in time.
///
/// ```
/// assert_eq!(
///     schema_core::session::withdrawal(&7, "nobody answered"),
///     r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7,"reason":"nobody answered"}}"#,
/// );
/// ```
pub fn withdrawal(id: &(impl Serialize + ?Sized), reason: &str) -> String {
    struct Params<'a, I: ?Sized>(&'a I, &'a str);
    impl<I: Serialize + ?Sized> Serialize for Params<'_, I> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut map = serializer.serialize_map(Some(2))?;
            map.serialize_entry("requestId", self.0)?;
            map.serialize_entry("reason", self.1)?;
            map.end()
        }
    }

    text(&Message {
        id: None::<&()>,
        method: "notifications/cancelled",
        params: &Params(id, reason),
    })
}

/// A `notifications/elicitation/complete` (2025-11-25).
///
/// ```
/// use schema_core::session::completion;
/// use schema_core::url::ElicitationComplete;
///
/// assert_eq!(
///     completion(&ElicitationComplete::new("7f3a")),
///     r#"{"jsonrpc":"2.0","method":"notifications/elicitation/complete","params":{"elicitationId":"7f3a"}}"#,
/// );
/// ```
pub fn completion(done: &ElicitationComplete<'_>) -> String {
    text(&Message { id: None::<&()>, method: ElicitationComplete::METHOD, params: done })
}

struct Message<'a, I: ?Sized, P> {
    id: Option<&'a I>,
    method: &'static str,
    params: &'a P,
}

impl<I: Serialize + ?Sized, P: Serialize> Serialize for Message<'_, I, P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("jsonrpc", "2.0")?;
        if let Some(id) = self.id {
            map.serialize_entry("id", id)?;
        }
        map.serialize_entry("method", self.method)?;
        map.serialize_entry("params", self.params)?;
        map.end()
    }
}

/// All keys are strings: there is nothing to fail but an id that is no JSON.
fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
