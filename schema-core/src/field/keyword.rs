//! [`Keyword`]: what a field can say, which kind of field says it, and where it is kept.

use std::borrow::Cow;

use super::limits::count;
use super::{DefaultBuf, DefaultValue, Field, FieldBuf, FieldKind, Format, Limits, Number};

/// All keywords, each once: its name in attributes and builders, and in JSON.
macro_rules! keywords {
    ($($(#[$doc:meta])* $keyword:ident: $key:literal, $json:literal;)*) => {
        /// A keyword of a field, or the key of an attribute that writes it.
        ///
        /// ```
        /// use schema_core::{FaultKind, Field, FieldKind, FormSchema, Keyword};
        ///
        /// let news = Field::boolean("news").any().max_length(9);
        /// let error = FormSchema::builder().field(news).build().unwrap_err();
        /// let (keyword, kind) = (Keyword::MaxLength, FieldKind::Boolean);
        /// assert_eq!(error.faults()[0].kind(), &FaultKind::NotForKind { keyword, kind });
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Keyword {
            $($(#[$doc])* $keyword,)*
        }

        impl Keyword {
            /// All of them, in the order in which faults are reported.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$keyword),*];

            /// Visits all of them in that order, one line for each, up to the first error.
            #[inline]
            pub(crate) fn each<V: Visit>(visitor: &mut V) -> Result<(), V::Error> {
                $(visitor.visit(Self::$keyword)?;)*
                Ok(())
            }

            /// The key of the attribute, and the name of the builder's method.
            ///
            /// ```
            /// assert_eq!(schema_core::Keyword::MinLength.key(), "min_length");
            /// ```
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$keyword => $key,)*
                }
            }

            /// The keyword in JSON Schema.
            ///
            /// ```
            /// assert_eq!(schema_core::Keyword::Min.json(), "minimum");
            /// ```
            pub const fn json(self) -> &'static str {
                match self {
                    $(Self::$keyword => $json,)*
                }
            }

            /// The same as a key in JSON text.
            #[inline]
            pub(crate) const fn json_key(self) -> &'static str {
                match self {
                    $(Self::$keyword => concat!(",\"", $json, "\":"),)*
                }
            }
        }
    };
}

keywords! {
    /// The name: the key in `properties`.
    Name: "name", "name";
    /// `title`
    Title: "title", "title";
    /// `description`
    Description: "description", "description";
    /// `required`
    Required: "required", "required";
    /// `minLength`, the key `min_length`
    MinLength: "min_length", "minLength";
    /// `maxLength`, the key `max_length`
    MaxLength: "max_length", "maxLength";
    /// `format`
    Format: "format", "format";
    /// `minimum`, the key `min`
    Min: "min", "minimum";
    /// `maximum`, the key `max`
    Max: "max", "maximum";
    /// `enum`, the key `options`
    Options: "options", "enum";
    /// The `title`s in `oneOf` or `items.anyOf`, the key `option_titles`
    OptionTitles: "option_titles", "title";
    /// `enumNames`, the key `enum_names`
    EnumNames: "enum_names", "enumNames";
    /// `minItems`, the key `min_items`
    MinItems: "min_items", "minItems";
    /// `maxItems`, the key `max_items`
    MaxItems: "max_items", "maxItems";
    /// `default`
    Default: "default", "default";
}

/// What visits each keyword. No closure, which the compiler could not be told to inline: where
/// the keyword is known, little is left of a visit.
pub(crate) trait Visit {
    /// Why it may stop.
    type Error;

    fn visit(&mut self, keyword: Keyword) -> Result<(), Self::Error>;
}

/// What a keyword has.
#[derive(Clone, Copy)]
pub(crate) enum Said<'a> {
    Text(&'a str),
    Count(u64),
    Bound(Number),
    Format(Format),
    Default(DefaultValue<'a>),
}

/// Where what a keyword has is kept.
pub(crate) enum Slot<'s, 'a> {
    Text(&'s mut Option<Cow<'a, str>>),
    Count(&'s mut Option<u64>),
    Bound(&'s mut Option<Number>),
    Format(&'s mut Option<Format>),
    Default(&'s mut Option<DefaultBuf<'a>>),
}

impl Keyword {
    /// The keyword of that name beside the `type` of a field.
    pub(crate) fn beside_type(name: &str) -> Option<Self> {
        Self::all_beside_type().find(|keyword| keyword.json() == name)
    }

    /// Whether it says lists, or is held to one.
    #[inline]
    pub(crate) const fn has_lists(self) -> bool {
        match self {
            Self::Options | Self::OptionTitles | Self::EnumNames | Self::Default => true,
            Self::Name
            | Self::Title
            | Self::Description
            | Self::Required
            | Self::MinLength
            | Self::MaxLength
            | Self::Format
            | Self::Min
            | Self::Max
            | Self::MinItems
            | Self::MaxItems => false,
        }
    }

    /// Whether a type says it of all its fields, rather than a field of itself.
    pub(crate) const fn is_said_by_types(self) -> bool {
        match self {
            Self::Name | Self::Title | Self::Description | Self::Required => false,
            Self::MinLength
            | Self::MaxLength
            | Self::Format
            | Self::Min
            | Self::Max
            | Self::Options
            | Self::OptionTitles
            | Self::EnumNames
            | Self::MinItems
            | Self::MaxItems
            | Self::Default => true,
        }
    }

    /// Those that stand beside the `type` of a field under a name of their own.
    pub(crate) fn all_beside_type() -> impl Iterator<Item = Self> {
        let elsewhere = [Self::Name, Self::Required, Self::OptionTitles];
        Self::ALL.iter().copied().filter(move |keyword| !elsewhere.contains(keyword))
    }
}

impl FieldKind {
    /// Whether the kind has the keyword (the closed shapes of
    /// `PrimitiveSchemaDefinition`).
    pub(crate) const fn has(self, keyword: Keyword) -> bool {
        match keyword {
            Keyword::MinLength | Keyword::MaxLength | Keyword::Format => {
                matches!(self, Self::String)
            }
            Keyword::Min | Keyword::Max => self.is_numeric(),
            Keyword::MinItems | Keyword::MaxItems => matches!(self, Self::MultiSelect),
            Keyword::Options | Keyword::OptionTitles => self.is_select(),
            Keyword::EnumNames => matches!(self, Self::SingleSelect),
            Keyword::Name
            | Keyword::Title
            | Keyword::Description
            | Keyword::Required
            | Keyword::Default => true,
        }
    }
}

impl Field<'_> {
    /// Whether the field says the keyword.
    pub(crate) const fn says(&self, keyword: Keyword) -> bool {
        let limits = &self.facts.limits;
        match keyword {
            Keyword::MinLength => limits.min_length.is_some(),
            Keyword::MaxLength => limits.max_length.is_some(),
            Keyword::Format => limits.format.is_some(),
            Keyword::Min => limits.min.is_some(),
            Keyword::Max => limits.max.is_some(),
            Keyword::MinItems => limits.min_items.is_some(),
            Keyword::MaxItems => limits.max_items.is_some(),
            Keyword::Options => !self.options.is_empty(),
            Keyword::OptionTitles => self.titles.is_some() && !self.facts.enum_names,
            Keyword::EnumNames => self.titles.is_some() && self.facts.enum_names,
            Keyword::Default => self.default.is_some() || self.facts.skipped_default,
            Keyword::Title => self.title.is_some(),
            Keyword::Name | Keyword::Description | Keyword::Required => true,
        }
    }
}

impl Limits {
    /// What the limit of that keyword is; none of what limits nothing.
    pub(crate) const fn value(&self, keyword: Keyword) -> Option<Number> {
        match keyword {
            Keyword::Min => self.min,
            Keyword::Max => self.max,
            Keyword::MinLength => count(self.min_length),
            Keyword::MaxLength => count(self.max_length),
            Keyword::MinItems => count(self.min_items),
            Keyword::MaxItems => count(self.max_items),
            Keyword::Name
            | Keyword::Title
            | Keyword::Description
            | Keyword::Required
            | Keyword::Format
            | Keyword::Options
            | Keyword::OptionTitles
            | Keyword::EnumNames
            | Keyword::Default => None,
        }
    }
}

impl<'a> Field<'a> {
    /// What the keyword has, of those that have one value: options are written in many ways.
    #[inline]
    pub(crate) fn said(&self, keyword: Keyword) -> Option<Said<'a>> {
        let limits = &self.facts.limits;
        match keyword {
            Keyword::Title => self.title.map(Said::Text),
            Keyword::Description => self.description.map(Said::Text),
            Keyword::MinLength => limits.min_length.map(Said::Count),
            Keyword::MaxLength => limits.max_length.map(Said::Count),
            Keyword::MinItems => limits.min_items.map(Said::Count),
            Keyword::MaxItems => limits.max_items.map(Said::Count),
            Keyword::Min => limits.min.map(Said::Bound),
            Keyword::Max => limits.max.map(Said::Bound),
            Keyword::Format => limits.format.map(Said::Format),
            Keyword::Default => self.default.map(Said::Default),
            Keyword::Options
            | Keyword::OptionTitles
            | Keyword::EnumNames
            | Keyword::Name
            | Keyword::Required => None,
        }
    }
}

impl<'a> FieldBuf<'a> {
    /// Where it is kept, of the same keywords.
    pub(crate) fn slot(&mut self, keyword: Keyword) -> Option<Slot<'_, 'a>> {
        let limits = &mut self.facts.limits;
        Some(match keyword {
            Keyword::Title => Slot::Text(&mut self.title),
            Keyword::Description => Slot::Text(&mut self.description),
            Keyword::MinLength => Slot::Count(&mut limits.min_length),
            Keyword::MaxLength => Slot::Count(&mut limits.max_length),
            Keyword::MinItems => Slot::Count(&mut limits.min_items),
            Keyword::MaxItems => Slot::Count(&mut limits.max_items),
            Keyword::Min => Slot::Bound(&mut limits.min),
            Keyword::Max => Slot::Bound(&mut limits.max),
            Keyword::Format => Slot::Format(&mut limits.format),
            Keyword::Default => Slot::Default(&mut self.default),
            Keyword::Options
            | Keyword::OptionTitles
            | Keyword::EnumNames
            | Keyword::Name
            | Keyword::Required => return None,
        })
    }
}
