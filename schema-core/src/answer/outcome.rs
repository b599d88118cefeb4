//! [`Answer`]: what the person did with the form.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// What the person did with the form (`ElicitResult.action`).
///
/// ```
/// use schema_core::{Answer, Field, FormSchema};
/// use serde_json::{Value, json};
///
/// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
/// let text = match form.answer::<Value>(json!({"action": "decline"}))? {
///     Answer::Accept(content) => content.to_string(),
///     Answer::Decline => "the person said no".into(),
///     Answer::Cancel => "the person said nothing".into(),
/// };
/// assert_eq!(text, "the person said no");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer<T> {
    /// The person filled the form in and sent it.
    Accept(T),
    /// The person refused.
    Decline,
    /// The person closed the form without a choice.
    Cancel,
}

impl<T> Answer<T> {
    /// What was filled in, if the person sent it.
    ///
    /// ```
    /// use schema_core::Answer;
    ///
    /// assert_eq!(Answer::Accept(7).accepted(), Some(7));
    /// assert_eq!(Answer::<u8>::Cancel.accepted(), None);
    /// ```
    pub fn accepted(self) -> Option<T> {
        match self {
            Self::Accept(value) => Some(value),
            Self::Decline | Self::Cancel => None,
        }
    }

    /// Whether the person sent the form.
    ///
    /// ```
    /// assert!(schema_core::Answer::Accept(7).is_accept());
    /// ```
    pub const fn is_accept(&self) -> bool {
        matches!(self, Self::Accept(_))
    }

    /// Whether the person refused.
    ///
    /// ```
    /// assert!(schema_core::Answer::<u8>::Decline.is_decline());
    /// ```
    pub const fn is_decline(&self) -> bool {
        matches!(self, Self::Decline)
    }

    /// Whether the person closed the form without a choice.
    ///
    /// ```
    /// assert!(schema_core::Answer::<u8>::Cancel.is_cancel());
    /// ```
    pub const fn is_cancel(&self) -> bool {
        matches!(self, Self::Cancel)
    }

    /// The same with what was filled in changed.
    ///
    /// ```
    /// use schema_core::Answer;
    ///
    /// assert_eq!(Answer::Accept(7).map(|n| n + 1), Answer::Accept(8));
    /// assert_eq!(Answer::<u8>::Decline.map(|n| n + 1), Answer::Decline);
    /// ```
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Answer<U> {
        match self {
            Self::Accept(value) => Answer::Accept(change(value)),
            Self::Decline => Answer::Decline,
            Self::Cancel => Answer::Cancel,
        }
    }

    /// The same, borrowed.
    ///
    /// ```
    /// use schema_core::Answer;
    ///
    /// let answer = Answer::Accept(String::from("Kim"));
    /// assert_eq!(answer.as_ref().map(|name| name.len()), Answer::Accept(3));
    /// ```
    pub const fn as_ref(&self) -> Answer<&T> {
        match self {
            Self::Accept(value) => Answer::Accept(value),
            Self::Decline => Answer::Decline,
            Self::Cancel => Answer::Cancel,
        }
    }

    /// The same, borrowed to be changed.
    ///
    /// ```
    /// use schema_core::Answer;
    ///
    /// let mut answer = Answer::Accept(7);
    /// if let Answer::Accept(n) = answer.as_mut() {
    ///     *n += 1;
    /// }
    /// assert_eq!(answer, Answer::Accept(8));
    /// ```
    pub const fn as_mut(&mut self) -> Answer<&mut T> {
        match self {
            Self::Accept(value) => Answer::Accept(value),
            Self::Decline => Answer::Decline,
            Self::Cancel => Answer::Cancel,
        }
    }
}

/// The `ElicitResult` that a client sends, with `content` only for
/// [`Accept`](Answer::Accept).
///
/// The protocol knows no `null` in it: a struct with an `Option` leaves the field
/// out by serde's `skip_serializing_if`. The `()` of URL mode is left out by itself.
///
/// ```
/// use schema_core::Answer;
/// use serde_json::json;
///
/// let accept = Answer::Accept(json!({"age": 7}));
/// assert_eq!(serde_json::to_string(&accept)?, r#"{"action":"accept","content":{"age":7}}"#);
/// let decline = Answer::<()>::Decline;
/// assert_eq!(serde_json::to_string(&decline)?, r#"{"action":"decline"}"#);
/// let opened = Answer::Accept(());
/// assert_eq!(serde_json::to_string(&opened)?, r#"{"action":"accept"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<T: Serialize> Serialize for Answer<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (action, content) = match self {
            Self::Accept(content) if is_nothing(content) => ("accept", None),
            Self::Accept(content) => ("accept", Some(content)),
            Self::Decline => ("decline", None),
            Self::Cancel => ("cancel", None),
        };
        let mut map = serializer.serialize_map(Some(1 + usize::from(content.is_some())))?;
        map.serialize_entry("action", action)?;
        if let Some(content) = content {
            map.serialize_entry("content", content)?;
        }
        map.end()
    }
}

/// Whether it is `()`, or another value of the kind. Only what has no size can be,
/// so that nothing else is written twice.
fn is_nothing<T: Serialize>(content: &T) -> bool {
    size_of::<T>() == 0 && serde_json::to_value(content).is_ok_and(|value| value.is_null())
}
