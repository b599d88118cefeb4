//! What a round leaves for the next one, in `requestState`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The content of `requestState`: the client keeps it, and may change it.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Carried {
    /// Answers that were fine, while another form has to be asked again.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) answers: BTreeMap<String, Value>,
    /// The server's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) state: Option<String>,
}

impl Carried {
    /// Reads what came. What we did not write is as if nothing had come: the
    /// forms are asked again.
    pub(super) fn read(text: Option<&str>) -> Self {
        text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }

    /// As text, unless there is nothing to say.
    pub(super) fn write(&self) -> Option<String> {
        if self.answers.is_empty() && self.state.is_none() {
            return None;
        }
        serde_json::to_string(self).ok()
    }
}
