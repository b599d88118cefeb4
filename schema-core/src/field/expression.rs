//! Defaults that are expressions: a constant, or a variant of an enum.
//!
//! Which of them it is only the compiler knows. Both have a method `__default`: that
//! of a variant stands in the code that `#[derive(ElicitEnum)]` writes, which can look
//! at the variant in a `const`.

use core::marker::PhantomData;

use super::kind::{Kind, TakesVariant};
use super::{DefaultValue, FieldSpec, Texts};

/// An enum with a method `__default`: one of unit variants, with a derive of ours.
pub trait DerivedEnum {}

/// A default that is a constant: of any field, as far as its type says.
pub struct Plain(pub(crate) DefaultValue<'static>);

impl Plain {
    /// As that of a variant.
    pub const fn __default(&self) -> Default<Self> {
        Default { value: Some(self.0), of: PhantomData }
    }
}

// A constant is checked by its value.
impl<K: Kind> TakesVariant<Plain> for K {}
// Were that the only impl of a kind, the compiler would take a variant for a constant.
impl<K: Kind> TakesVariant<()> for K {}

/// A default, and of which fields it can be one: of those over the enum `E`, or of
/// any when that is [`Plain`].
pub struct Default<E> {
    /// None of a variant that serde skips.
    value: Option<DefaultValue<'static>>,
    of: PhantomData<fn() -> E>,
}

impl<E> Default<E> {
    /// The variant with that option; without one when serde skips it.
    pub const fn variant(option: Option<&'static str>) -> Self {
        let value = match option {
            Some(option) => Some(DefaultValue::String(option)),
            None => None,
        };
        Self { value, of: PhantomData }
    }
}

impl<E> Default<E> {
    #[cfg(feature = "tools")]
    pub(crate) const fn value(&self) -> Option<DefaultValue<'static>> {
        self.value
    }
}

/// The same default: the call has the extent of the user's expression, so that the
/// compiler underlines all of it where the field can't have it.
pub const fn whole<E>(default: Default<E>) -> Default<E> {
    default
}

impl<'a, K> FieldSpec<'a, K> {
    /// An expression as the default.
    #[doc(hidden)]
    #[allow(clippy::needless_pass_by_value)] // a few words
    pub const fn default_of<E>(self, default: Default<E>) -> Self
    where
        K: TakesVariant<E>,
    {
        match default.value {
            Some(value) => self.default(value),
            None => self.skipped_default(),
        }
    }

    /// Expressions as the default.
    #[doc(hidden)]
    pub const fn default_list<E, const N: usize>(self, defaults: &'a Defaults<E, N>) -> Self
    where
        K: TakesVariant<E>,
    {
        self.default(DefaultValue::List(Texts::new(&defaults.options)))
    }
}

/// A list of variants, or of constants, as strings.
pub struct Defaults<E, const N: usize> {
    options: [&'static str; N],
    of: PhantomData<fn() -> E>,
}

impl<E, const N: usize> Defaults<E, N> {
    #[cfg(feature = "tools")]
    pub(crate) const fn value(&self) -> DefaultValue<'_> {
        DefaultValue::List(Texts::new(&self.options))
    }

    /// The strings; that of a skipped variant is empty, and so is no option.
    ///
    /// # Panics
    ///
    /// In a `const`, when one is neither a string nor a variant.
    // Both are of the length N, and a `const` has no iterators; it takes a temporary.
    #[track_caller]
    #[allow(clippy::indexing_slicing, clippy::needless_pass_by_value, clippy::panic)]
    pub const fn new(defaults: [Default<E>; N]) -> Self {
        let mut options = [""; N];
        let mut index = 0;
        while index < N {
            match defaults[index].value {
                Some(DefaultValue::String(option)) => options[index] = option,
                None => {}
                _ => panic!(
                    "a default list has strings or variants, and this constant is neither: write the options as strings"
                ),
            }
            index += 1;
        }
        Self { options, of: PhantomData }
    }
}

/// Keeps a value from being dropped, which a `const` could not do.
pub const fn forget<T>(value: T) {
    core::mem::forget(value);
}
