//! The keys of everything that is written, each with its text in JSON.

/// A keyword, and its text as a key in JSON.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
}

macro_rules! keys {
    ($($(#[$meta:meta])* $name:ident $text:literal)*) => {$(
        $(#[$meta])*
        pub(crate) const $name: Key = Key { name: $text, text: concat!("\"", $text, "\":") };
    )*};
}

keys! {
    SCHEMA "$schema" TYPE "type" ANY_OF "anyOf" TITLE "title" DESCRIPTION "description"
    MIN_LENGTH "minLength" MAX_LENGTH "maxLength" FORMAT "format" MINIMUM "minimum"
    MAXIMUM "maximum" ITEMS "items" MIN_ITEMS "minItems" MAX_ITEMS "maxItems"
    PROPERTIES "properties" REQUIRED "required" ENUM "enum" DEFAULT "default"
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

    keys! {
        REF "$ref" PATTERN "pattern" EXCLUSIVE_MINIMUM "exclusiveMinimum"
        EXCLUSIVE_MAXIMUM "exclusiveMaximum" MULTIPLE_OF "multipleOf" PREFIX_ITEMS "prefixItems"
        UNIQUE_ITEMS "uniqueItems" PROPERTY_NAMES "propertyNames"
        ADDITIONAL_PROPERTIES "additionalProperties" EXAMPLES "examples" DEPRECATED "deprecated"
        X_MCP_HEADER "x-mcp-header" DEFS "$defs"
    }
}
