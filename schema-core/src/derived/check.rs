//! How a derived type runs a rule of its author.

use core::fmt;
use core::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Runs a rule, `fn(&T) -> Result<(), E>`, on the JSON of a field of that type.
///
/// Of an `Option` the rule gets the inner type. No macro can see that through an alias,
/// so method lookup does: an inherent `run` goes before that of [`Whole`].
///
/// ```
/// use schema_core::__private_0_1_0::{Probe, Whole};
/// use serde_json::json;
///
/// fn even(number: &i64) -> Result<(), String> {
///     if number % 2 == 0 { Ok(()) } else { Err(format!("{number} is odd")) }
/// }
///
/// assert_eq!(Probe::<i64>::run(&json!(4), |part| even(part)), None);
/// assert_eq!(Probe::<Option<i64>>::run(&json!(5), |part| even(part)).as_deref(), Some("5 is odd"));
/// ```
pub struct Probe<T>(PhantomData<fn() -> T>);

impl<T: DeserializeOwned> Probe<Option<T>> {
    /// What the rule says of the value, if that breaks it.
    pub fn run<E: fmt::Display>(
        value: &Value,
        rule: impl FnOnce(&T) -> Result<(), E>,
    ) -> Option<String> {
        refusal(value, rule)
    }
}

/// [`Probe`] for all other types.
pub trait Whole<T> {
    /// What the rule says of the value, if that breaks it.
    fn run<E: fmt::Display>(
        value: &Value,
        rule: impl FnOnce(&T) -> Result<(), E>,
    ) -> Option<String>;
}

impl<T: DeserializeOwned> Whole<T> for Probe<T> {
    fn run<E: fmt::Display>(
        value: &Value,
        rule: impl FnOnce(&T) -> Result<(), E>,
    ) -> Option<String> {
        refusal(value, rule)
    }
}

/// What the type itself refuses is no business of the rule: whoever reads the whole
/// reports that.
fn refusal<T: DeserializeOwned, E: fmt::Display>(
    value: &Value,
    rule: impl FnOnce(&T) -> Result<(), E>,
) -> Option<String> {
    let part = T::deserialize(value).ok()?;
    rule(&part).err().map(|error| error.to_string())
}
