//! Lists of text: borrowed from constants, or owned by a run-time form.

use core::fmt;
use std::borrow::Cow;

/// A borrowed list of strings: the options of a select, or their titles.
///
/// ```
/// use schema_core::Field;
///
/// let size = Field::single_select("size", ["s", "m"]);
/// let options = size.as_field().options();
/// assert_eq!(options.len(), 2);
/// assert_eq!(options.iter().collect::<Vec<_>>(), ["s", "m"]);
/// assert!(options.contains("m") && options.get(2).is_none());
/// ```
#[derive(Clone, Copy)]
pub struct Texts<'a>(pub(crate) List<'a>);

#[derive(Clone, Copy)]
pub(crate) enum List<'a> {
    /// A constant list: what a derive makes.
    Plain(&'a [&'a str]),
    /// The list of a form that was made or read at run time.
    Cows(&'a [Cow<'a, str>]),
}

impl<'a> Texts<'a> {
    pub(crate) const EMPTY: Self = Self::new(&[]);

    /// A constant list.
    ///
    /// ```
    /// use schema_core::{DefaultValue, Texts};
    ///
    /// const BOTH: DefaultValue<'static> = DefaultValue::List(Texts::new(&["s", "m"]));
    /// # let _ = BOTH;
    /// ```
    pub const fn new(list: &'a [&'a str]) -> Self {
        Self(List::Plain(list))
    }

    pub(crate) const fn cows(list: &'a [Cow<'a, str>]) -> Self {
        Self(List::Cows(list))
    }

    /// How many strings there are.
    ///
    /// ```
    /// assert_eq!(schema_core::Texts::new(&["s", "m"]).len(), 2);
    /// ```
    pub const fn len(self) -> usize {
        match self.0 {
            List::Plain(list) => list.len(),
            List::Cows(list) => list.len(),
        }
    }

    /// Whether there are none.
    ///
    /// ```
    /// assert!(schema_core::Field::string("name").as_field().options().is_empty());
    /// ```
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The string at that place.
    ///
    /// ```
    /// use schema_core::Texts;
    ///
    /// let sizes = Texts::new(&["s", "m"]);
    /// assert_eq!((sizes.get(1), sizes.get(2)), (Some("m"), None));
    /// ```
    pub fn get(self, index: usize) -> Option<&'a str> {
        match self.0 {
            List::Plain(list) => list.get(index).copied(),
            List::Cows(list) => list.get(index).map(|text| &**text),
        }
    }

    /// The strings in order.
    ///
    /// ```
    /// use schema_core::Texts;
    ///
    /// assert_eq!(Texts::new(&["s", "m"]).iter().collect::<Vec<_>>(), ["s", "m"]);
    /// ```
    pub fn iter(self) -> impl ExactSizeIterator<Item = &'a str> + Clone {
        (0..self.len()).map(move |index| self.get(index).unwrap_or_default())
    }

    /// Whether one of them is `text`.
    ///
    /// ```
    /// use schema_core::Texts;
    ///
    /// let sizes = Texts::new(&["s", "m"]);
    /// assert!(sizes.contains("m") && !sizes.contains("M"));
    /// ```
    pub fn contains(self, text: &str) -> bool {
        match self.0 {
            List::Plain(list) => list.contains(&text),
            List::Cows(list) => list.iter().any(|item| item == text),
        }
    }

    pub(crate) fn to_cows(self) -> Vec<Cow<'a, str>> {
        self.iter().map(Cow::Borrowed).collect()
    }
}

impl PartialEq for Texts<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl fmt::Debug for Texts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Whatever can stand for one option or title: `&str`, `&&str`, `String`,
/// `&String`, `Cow<str>`, `&Cow<str>`, `Box<str>`.
///
/// ```
/// use schema_core::Field;
///
/// let branches: Vec<String> = vec!["main".into(), "next".into()];
/// let borrowed = Field::single_select("branch", &branches);
/// let constant = Field::single_select("size", ["s", "m"]);
/// # let _ = (borrowed, constant);
/// ```
pub trait IntoText<'a> {
    /// The text, borrowed where it can be.
    ///
    /// ```
    /// use std::borrow::Cow;
    ///
    /// use schema_core::IntoText;
    ///
    /// assert!(matches!("main".into_text(), Cow::Borrowed("main")));
    /// assert!(matches!(String::from("main").into_text(), Cow::Owned(_)));
    /// ```
    fn into_text(self) -> Cow<'a, str>;
}

impl<'a> IntoText<'a> for &'a str {
    fn into_text(self) -> Cow<'a, str> {
        Cow::Borrowed(self)
    }
}

impl<'a> IntoText<'a> for &&'a str {
    fn into_text(self) -> Cow<'a, str> {
        Cow::Borrowed(*self)
    }
}

impl<'a> IntoText<'a> for String {
    fn into_text(self) -> Cow<'a, str> {
        Cow::Owned(self)
    }
}

impl<'a> IntoText<'a> for &'a String {
    fn into_text(self) -> Cow<'a, str> {
        Cow::Borrowed(self)
    }
}

impl<'a> IntoText<'a> for Box<str> {
    fn into_text(self) -> Cow<'a, str> {
        Cow::Owned(self.into())
    }
}

impl<'a> IntoText<'a> for Cow<'a, str> {
    fn into_text(self) -> Cow<'a, str> {
        self
    }
}

impl<'a> IntoText<'a> for &'a Cow<'_, str> {
    fn into_text(self) -> Cow<'a, str> {
        Cow::Borrowed(self)
    }
}

/// Collects a list of options or titles.
pub(crate) fn collect<'a>(list: impl IntoIterator<Item: IntoText<'a>>) -> Vec<Cow<'a, str>> {
    list.into_iter().map(IntoText::into_text).collect()
}
