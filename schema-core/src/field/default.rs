//! [`IntoDefault`]: what the run-time builder takes as a default.

use std::borrow::Cow;

use super::text::collect;
use super::{DefaultBuf, IntoText, Number};

/// Whatever can be a default: a number, a `bool`, text, or a list of text.
///
/// Whether it fits the field is a rule of the form, checked when it is built.
///
/// ```
/// use schema_core::Field;
///
/// let now = String::from("main");
/// Field::string("branch").default(now);
/// Field::integer("port").default(8080);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the default of a field",
    label = "not a number, a boolean, text or a list of text"
)]
pub trait IntoDefault<'a> {
    #[doc(hidden)]
    fn into_default(self) -> AnyDefault<'a>;
}

/// A default of any kind, on its way into a field.
#[doc(hidden)]
pub struct AnyDefault<'a>(pub(crate) DefaultBuf<'a>);

impl<'a> IntoDefault<'a> for bool {
    fn into_default(self) -> AnyDefault<'a> {
        AnyDefault(DefaultBuf::Boolean(self))
    }
}

macro_rules! number_defaults {
    ($($number:ty)*) => {$(
        impl<'a> IntoDefault<'a> for $number {
            fn into_default(self) -> AnyDefault<'a> {
                AnyDefault(DefaultBuf::Number(self.into()))
            }
        }
    )*};
}
number_defaults!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize f32 f64 Number);

macro_rules! text_defaults {
    ($($text:ty)*) => {$(
        impl<'a> IntoDefault<'a> for $text {
            fn into_default(self) -> AnyDefault<'a> {
                AnyDefault(DefaultBuf::String(self.into_text()))
            }
        }
    )*};
}
text_defaults!(&'a str String &'a String Cow<'a, str> Box<str>);

macro_rules! list_defaults {
    ($([$($generics:tt)*] $list:ty;)*) => {$(
        impl<'a, T, $($generics)*> IntoDefault<'a> for $list
        where
            Self: IntoIterator<Item: IntoText<'a>>,
        {
            fn into_default(self) -> AnyDefault<'a> {
                AnyDefault(DefaultBuf::List(collect(self)))
            }
        }
    )*};
}
list_defaults! {
    [] Vec<T>;
    [] &'a Vec<T>;
    [] &'a [T];
    [const N: usize] [T; N];
    [const N: usize] &'a [T; N];
}

impl<'a> IntoDefault<'a> for super::DefaultValue<'a> {
    fn into_default(self) -> AnyDefault<'a> {
        AnyDefault(self.into())
    }
}
