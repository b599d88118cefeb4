//! How a derived type runs a rule of its author.
//!
//! A rule comes in a closure, in whose call `&String` becomes the `&str` that it takes. The
//! closure has a second argument, or lints would call it redundant in the author's file.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Deref;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Runs a rule, `fn(&T) -> Result<(), E>`, on the JSON of a field of that type.
///
/// Of an `Option` the rule gets the inner type. No macro can see that through an alias,
/// so method lookup does: the `run` of a probe of an `Option` goes before that of
/// `Whole`, which a probe leads to. What both ask of the type they ask where they are
/// called, and not as `DeserializeOwned`: of this bound the compiler says how to get it.
///
/// ```
/// use schema_core::__private_0_1_0::Probe;
/// use serde_json::json;
///
/// fn even(number: &i64) -> Result<(), String> {
///     if number % 2 == 0 { Ok(()) } else { Err(format!("{number} is odd")) }
/// }
///
/// assert_eq!(Probe::<i64>::new().run(&json!(4), |part, ()| even(part)), None);
/// let said = Probe::<Option<i64>>::new().run(&json!(5), |part, ()| even(part));
/// assert_eq!(said.as_deref(), Some("5 is odd"));
/// ```
pub struct Probe<T>(Whole<T>);

/// [`Probe`] of all other types.
pub struct Whole<T>(PhantomData<fn() -> T>);

impl<T> Probe<T> {
    /// A probe of that type.
    #[allow(clippy::new_without_default)] // only generated code makes one
    pub const fn new() -> Self {
        Self(Whole(PhantomData))
    }
}

impl<T> Probe<Option<T>> {
    /// What the rule says of the value, if that breaks it.
    pub fn run<E: fmt::Display>(
        &self,
        value: &Value,
        rule: impl FnOnce(&T, ()) -> Result<(), E>,
    ) -> Option<String>
    where
        T: for<'de> Deserialize<'de>,
    {
        refusal(value, rule)
    }
}

impl<T> Deref for Probe<T> {
    type Target = Whole<T>;

    fn deref(&self) -> &Whole<T> {
        &self.0
    }
}

impl<T> Whole<T> {
    /// What the rule says of the value, if that breaks it.
    #[allow(clippy::unused_self)] // a method is what the call of a probe falls back to
    pub fn run<E: fmt::Display>(
        &self,
        value: &Value,
        rule: impl FnOnce(&T, ()) -> Result<(), E>,
    ) -> Option<String>
    where
        T: for<'de> Deserialize<'de>,
    {
        refusal(value, rule)
    }
}

/// What the type itself refuses is no business of the rule: whoever reads the whole
/// reports that.
fn refusal<T: DeserializeOwned, E: fmt::Display>(
    value: &Value,
    rule: impl FnOnce(&T, ()) -> Result<(), E>,
) -> Option<String> {
    let part = T::deserialize(value).ok()?;
    rule(&part, ()).err().map(|error| error.to_string())
}
