//! [`Limits`]: which values of a kind are legal, for a field of a form and for any
//! other leaf of a schema alike.

use serde::de::DeserializeOwned;
use serde::de::value::{self, StrDeserializer};

use super::{Checks, Field, Format, Keyword, Number, Texts};

/// The limits of one text, number or list.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // facts that are independent of each other
pub(crate) struct Limits {
    /// Only whole numbers are meant.
    pub(crate) whole: bool,
    pub(crate) format: Option<Format>,
    pub(crate) min_length: Option<u64>,
    pub(crate) max_length: Option<u64>,
    pub(crate) min: Option<Number>,
    pub(crate) max: Option<Number>,
    pub(crate) min_items: Option<u64>,
    pub(crate) max_items: Option<u64>,
    /// A set: it holds a value once, however often it was given.
    pub(crate) distinct: bool,
    /// The type cannot hold zero, and the range does not say so.
    pub(crate) nonzero: bool,
    /// serde may read something else than the type: which texts that takes does not
    /// count.
    pub(crate) trusts_serde: bool,
    /// What the type allows. Shared by all fields of a type: a field is copied
    /// all the time, by the compiler most of all.
    pub(crate) rust: &'static RustType,
}

/// The limits of the Rust type of the field; they never reach the wire.
#[derive(Clone, Copy)]
pub(crate) struct RustType {
    pub(crate) min: Option<Number>,
    pub(crate) max: Option<Number>,
    /// The range of the plain type of Rust, which no author of a type has narrowed: a model
    /// need not be told.
    #[cfg(feature = "tools")]
    pub(crate) plain: (Option<Number>, Option<Number>),
    pub(crate) min_length: Option<u64>,
    pub(crate) max_length: Option<u64>,
    pub(crate) min_items: Option<u64>,
    pub(crate) max_items: Option<u64>,
    pub(crate) format: Option<Format>,
    /// The options of an enum; none, if any text will do.
    pub(crate) options: Texts<'static>,
    /// The texts that the type reads, where no format says which.
    pub(crate) text: Option<TextType>,
    /// The rules of an enum's author, about each item of a list of it.
    pub(crate) item_checks: Option<&'static Checks>,
}

/// A type that is read from some texts only: a UUID, an address.
#[derive(Clone, Copy)]
pub(crate) struct TextType {
    /// What it reads, in words: `a UUID`.
    pub(crate) expected: &'static str,
    /// Whether it reads this one.
    pub(crate) reads: fn(&str) -> bool,
}

/// A length or a number of items as a number.
pub(super) const fn count(value: Option<u64>) -> Option<Number> {
    match value {
        Some(value) => Some(Number::int(value as i128)),
        None => None,
    }
}

impl Limits {
    /// No limits: those of any number, or of whole ones.
    pub(crate) const fn of(whole: bool) -> Self {
        Self {
            whole,
            format: None,
            min_length: None,
            max_length: None,
            min: None,
            max: None,
            min_items: None,
            max_items: None,
            distinct: false,
            nonzero: false,
            trusts_serde: false,
            rust: &UNKNOWN,
        }
    }

    /// Whether they are no more than a range of integers that no rule can refuse.
    pub(super) const fn are_plain(&self) -> bool {
        let Self {
            format: None,
            min_length: None,
            max_length: None,
            min_items: None,
            max_items: None,
            nonzero: false,
            min,
            max,
            ..
        } = self
        else {
            return false;
        };
        match (min, max) {
            (None, None) => true,
            (Some(min), Some(max)) => {
                min.is_int()
                    && max.is_int()
                    && min.is_representable()
                    && max.is_representable()
                    && min.is_less(*max)
            }
            _ => false,
        }
    }

    /// Within what a limit of that keyword has to lie, where these are a type's: the range
    /// that it shows within the one that it hides.
    #[cfg(feature = "tools")]
    pub(crate) const fn room(&self, keyword: Keyword) -> (Option<Number>, Option<Number>) {
        match keyword {
            Keyword::MinLength | Keyword::MaxLength => {
                (count(self.min_length), count(self.max_length))
            }
            Keyword::MinItems | Keyword::MaxItems => (count(self.min_items), count(self.max_items)),
            _ => (
                if self.min.is_some() { self.min } else { self.rust.min },
                if self.max.is_some() { self.max } else { self.rust.max },
            ),
        }
    }

    /// Whether no rule can refuse the limit of that keyword, by what nearly all limits are:
    /// the compiler asks it for each key, and each call costs it more than many comparisons.
    #[cfg(feature = "tools")]
    pub(crate) const fn surely_fit(&self, keyword: Keyword, of_type: &Self) -> bool {
        match keyword {
            Keyword::Min => self.surely_takes(self.min, of_type),
            Keyword::Max => {
                !self.nonzero
                    && self.surely_takes(self.max, of_type)
                    && Number::surely_ascend(self.min, self.max, None)
            }
            Keyword::MinLength | Keyword::MaxLength => {
                let is_free = of_type.min_length.is_none()
                    && of_type.max_length.is_none()
                    && self.rust.min_length.is_none()
                    && self.rust.max_length.is_none();
                match (keyword, self.min_length, self.max_length) {
                    (Keyword::MaxLength, Some(min), Some(max)) => is_free && min <= max,
                    _ => is_free,
                }
            }
            _ => false,
        }
    }

    #[cfg(feature = "tools")]
    const fn surely_takes(&self, bound: Option<Number>, of_type: &Self) -> bool {
        let is_plain = match bound {
            Some(bound) => !self.whole || bound.is_int(),
            None => false,
        };
        is_plain
            && Number::surely_ascend(of_type.min, bound, of_type.max)
            && Number::surely_ascend(self.rust.min, bound, self.rust.max)
    }

    /// Whether the wire says the same of both: what only Rust knows does not count.
    pub(crate) fn says_same(&self, other: &Self) -> bool {
        let Self {
            whole,
            format,
            min_length,
            max_length,
            min,
            max,
            min_items,
            max_items,
            distinct: _,
            nonzero: _,
            trusts_serde: _,
            rust: _,
        } = *self;
        whole == other.whole
            && format == other.format
            && (min_length, max_length) == (other.min_length, other.max_length)
            && (min, max) == (other.min, other.max)
            && (min_items, max_items) == (other.min_items, other.max_items)
    }

    /// Whether only some texts are values of the Rust type.
    pub(crate) fn restricts_texts(&self) -> bool {
        let rust = self.rust;
        let has_limit = rust.min_length.is_some()
            || rust.max_length.is_some()
            || rust.format.is_some()
            || rust.text.is_some()
            || !rust.options.is_empty();
        has_limit && !self.trusts_serde
    }
}

impl Field<'_> {
    /// The format of a string.
    ///
    /// ```
    /// use schema_core::{Field, Format};
    ///
    /// let mail = Field::string("mail").format(Format::Email);
    /// assert_eq!(mail.as_field().format(), Some(Format::Email));
    /// ```
    pub const fn format(&self) -> Option<Format> {
        self.facts.limits.format
    }

    /// The least length of a string, in Unicode code points.
    ///
    /// ```
    /// let name = schema_core::Field::string("name").min_length(1);
    /// assert_eq!(name.as_field().min_length(), Some(1));
    /// ```
    pub const fn min_length(&self) -> Option<u64> {
        self.facts.limits.min_length
    }

    /// The greatest length of a string, in Unicode code points.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// assert_eq!(Field::of::<char>("initial").as_field().max_length(), Some(1));
    /// assert_eq!(Field::of::<String>("name").as_field().max_length(), None);
    /// ```
    pub const fn max_length(&self) -> Option<u64> {
        self.facts.limits.max_length
    }

    /// The least number, itself allowed.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// assert_eq!(Field::of::<i8>("offset").as_field().min(), Some((-128).into()));
    /// ```
    pub const fn min(&self) -> Option<Number> {
        self.facts.limits.min
    }

    /// The greatest number, itself allowed.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// assert_eq!(Field::of::<u8>("age").as_field().max(), Some(255.into()));
    /// // Beyond 32 bits the limits of a type are not written.
    /// assert_eq!(Field::of::<u64>("size").as_field().max(), None);
    /// ```
    pub const fn max(&self) -> Option<Number> {
        self.facts.limits.max
    }

    /// The least number of chosen options.
    ///
    /// ```
    /// let tags = schema_core::Field::multi_select("tags", ["rust", "go"]).min_items(1);
    /// assert_eq!(tags.as_field().min_items(), Some(1));
    /// ```
    pub const fn min_items(&self) -> Option<u64> {
        self.facts.limits.min_items
    }

    /// The greatest number of chosen options.
    ///
    /// ```
    /// let tags = schema_core::Field::multi_select("tags", ["rust", "go"]).max_items(1);
    /// assert_eq!(tags.as_field().max_items(), Some(1));
    /// ```
    pub const fn max_items(&self) -> Option<u64> {
        self.facts.limits.max_items
    }
}

/// A `static`: where another one leads to it, the compiler does not look through it again.
static UNKNOWN: RustType = RustType::UNKNOWN;

impl RustType {
    pub(crate) const UNKNOWN: Self = Self {
        min: None,
        max: None,
        #[cfg(feature = "tools")]
        plain: (None, None),
        min_length: None,
        max_length: None,
        min_items: None,
        max_items: None,
        format: None,
        options: Texts::EMPTY,
        text: None,
        item_checks: None,
    };

    /// Within what a limit of that keyword has to lie.
    pub(crate) const fn room(&self, keyword: Keyword) -> (Option<Number>, Option<Number>) {
        match keyword {
            Keyword::MinLength | Keyword::MaxLength => {
                (count(self.min_length), count(self.max_length))
            }
            Keyword::MinItems | Keyword::MaxItems => (count(self.min_items), count(self.max_items)),
            _ => (self.min, self.max),
        }
    }

    /// What a type with these limits allows: the range that it shows within the one that
    /// it hides.
    pub(crate) const fn within(limits: &Limits) -> Self {
        let mut rust = *limits.rust;
        if limits.min.is_some() {
            rust.min = limits.min;
        }
        if limits.max.is_some() {
            rust.max = limits.max;
        }
        rust.min_length = limits.min_length;
        rust.max_length = limits.max_length;
        rust.min_items = limits.min_items;
        rust.max_items = limits.max_items;
        rust.format = limits.format;
        rust
    }

    /// The range of a plain type, whether the form shows it or not.
    pub(crate) const fn range(min: Number, max: Number) -> Self {
        Self {
            min: Some(min),
            max: Some(max),
            #[cfg(feature = "tools")]
            plain: (Some(min), Some(max)),
            ..Self::UNKNOWN
        }
    }

    /// An enum, which holds its own options only.
    pub(crate) const fn of_options(options: &'static [&'static str]) -> Self {
        Self { options: Texts::new(options), ..Self::UNKNOWN }
    }

    /// A list of such an enum.
    pub(crate) const fn of_items(
        options: &'static [&'static str],
        item_checks: Option<&'static Checks>,
    ) -> Self {
        Self { item_checks, ..Self::of_options(options) }
    }

    /// A type whose own `Deserialize` decides which texts it takes.
    pub(crate) const fn text<T: DeserializeOwned>(expected: &'static str) -> Self {
        Self { text: Some(TextType { expected, reads: reads::<T> }), ..Self::UNKNOWN }
    }
}

fn reads<T: DeserializeOwned>(text: &str) -> bool {
    T::deserialize(StrDeserializer::<value::Error>::new(text)).is_ok()
}
