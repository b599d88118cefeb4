//! A round on the wire.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::Round;
use crate::url::ElicitRequestParams;

/// The `InputRequiredResult` that the server returns.
impl Serialize for Round {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("resultType", "input_required")?;
        map.serialize_entry("inputRequests", &Requests(self.requests()))?;
        if let Some(state) = self.request_state() {
            map.serialize_entry("requestState", &state)?;
        }
        map.end()
    }
}

struct Requests<'a>(&'a [(String, ElicitRequestParams<'static>)]);

impl Serialize for Requests<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, params)| (key, Request(params))))
    }
}

struct Request<'a>(&'a ElicitRequestParams<'static>);

impl Serialize for Request<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("method", "elicitation/create")?;
        map.serialize_entry("params", self.0)?;
        map.end()
    }
}
