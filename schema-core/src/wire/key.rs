//! The keys of everything that is written, each with its text in JSON.

use crate::field::Keyword;

/// A keyword, and its text as a key in JSON.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
}

impl Key {
    #[inline]
    pub(super) const fn of(keyword: Keyword) -> Self {
        Self { name: keyword.json(), text: keyword.json_key() }
    }
}

macro_rules! keys {
    ($($(#[$meta:meta])* $name:ident $text:literal)*) => {$(
        $(#[$meta])*
        pub(crate) const $name: Key = Key { name: $text, text: concat!(",\"", $text, "\":") };
    )*};
}

keys! {
    SCHEMA "$schema" TYPE "type" ANY_OF "anyOf" TITLE "title" ITEMS "items"
    PROPERTIES "properties" REQUIRED "required" ENUM "enum"
}

// Of forms.
keys! {
    ONE_OF "oneOf" ENUM_NAMES "enumNames" CONST "const"
    META "_meta" MODE "mode" MESSAGE "message" REQUESTED_SCHEMA "requestedSchema"
}

#[cfg(feature = "tools")]
pub(crate) use tools::*;

#[cfg(feature = "tools")]
mod tools {
    use super::Key;
    use crate::field::Keyword;

    pub(crate) const DESCRIPTION: Key = Key::of(Keyword::Description);
    pub(crate) const MIN_LENGTH: Key = Key::of(Keyword::MinLength);
    pub(crate) const MAX_LENGTH: Key = Key::of(Keyword::MaxLength);
    pub(crate) const FORMAT: Key = Key::of(Keyword::Format);
    pub(crate) const MINIMUM: Key = Key::of(Keyword::Min);
    pub(crate) const MAXIMUM: Key = Key::of(Keyword::Max);
    pub(crate) const MIN_ITEMS: Key = Key::of(Keyword::MinItems);
    pub(crate) const MAX_ITEMS: Key = Key::of(Keyword::MaxItems);
    pub(crate) const DEFAULT: Key = Key::of(Keyword::Default);

    keys! {
        REF "$ref" PATTERN "pattern" EXCLUSIVE_MINIMUM "exclusiveMinimum"
        EXCLUSIVE_MAXIMUM "exclusiveMaximum" MULTIPLE_OF "multipleOf" PREFIX_ITEMS "prefixItems"
        UNIQUE_ITEMS "uniqueItems" PROPERTY_NAMES "propertyNames"
        ADDITIONAL_PROPERTIES "additionalProperties" EXAMPLES "examples" DEPRECATED "deprecated"
        X_MCP_HEADER "x-mcp-header" DEFS "$defs"
    }
}
