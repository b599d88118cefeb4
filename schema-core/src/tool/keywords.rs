//! The keywords of a [`SchemaSpec`], each a modifier of the kinds that have it.

use super::kind::HasCount;
use super::spec::SchemaSpec;
use crate::field::DefaultValue;
use crate::field::expression::{Default, Defaults};
use crate::field::kind::{HasLength, HasRange, TakesOptions, TakesVariant};
use crate::node::{Child, Json, Lines, Node, Rest, Shape, Steps, Values, leaf};
use crate::rules::format_named;
use crate::{Number, Texts};

/// The keywords of any schema.
impl<K> SchemaSpec<K> {
    /// `title` (Validation, section 9.1).
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().title("Your name");
    /// ```
    pub const fn title(mut self, title: &'static str) -> Self {
        self.slot.node.title = Some(title);
        self
    }

    /// `description` (Validation, section 9.1).
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().description("As in the passport");
    /// ```
    pub const fn description(mut self, description: &'static str) -> Self {
        self.slot.node.description = Some(description);
        self
    }

    /// `deprecated` (Validation, section 9.3).
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().deprecated();
    /// ```
    pub const fn deprecated(mut self) -> Self {
        self.slot.node.deprecated = true;
        self
    }

    /// `x-mcp-header` (MCP 2026-07-28, Streamable HTTP).
    #[doc(hidden)]
    pub const fn mcp_header(mut self, name: &'static str) -> Self {
        self.slot.node.header = Some(name);
        self
    }

    /// `default` (Validation, section 9.2): what an absent property is filled in with,
    /// which is then not required.
    ///
    /// ```
    /// use schema_core::{DefaultValue, SchemaSpec};
    ///
    /// SchemaSpec::of::<bool>().default(DefaultValue::Boolean(true));
    /// ```
    pub const fn default(self, default: DefaultValue<'static>) -> Self {
        self.default_json(leaf::json(default))
    }

    /// Any JSON as the default.
    #[doc(hidden)]
    pub const fn default_json(mut self, default: Json<'static>) -> Self {
        self.slot.node.default = Some(default);
        self
    }

    /// `examples` (Validation, section 9.5).
    #[doc(hidden)]
    pub const fn examples(mut self, examples: &'static [Json<'static>]) -> Self {
        self.slot.node.examples = Values::Constant(examples);
        self
    }

    /// serde reads it by other means than the type's own `Deserialize`, and the author
    /// vouches for them: which texts the type takes does not count.
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<std::net::IpAddr>().trust_serde();
    /// ```
    pub const fn trust_serde(mut self) -> Self {
        if let Some(limits) = self.slot.node.limits_mut() {
            limits.trusts_serde = true;
        }
        self
    }
}

/// Setters of one limit each.
macro_rules! limits {
    ($($(#[$doc:meta])* $set:ident: $value:ty, $bound:ident;)*) => {$(
        impl<K> SchemaSpec<K> {
            $(#[$doc])*
            pub const fn $set(mut self, value: $value) -> Self
            where
                K: $bound,
            {
                if let Some(limits) = self.slot.node.limits_mut() {
                    limits.$set = Some(value);
                }
                self
            }
        }
    )*};
}

limits! {
    /// `minLength` (Validation, section 6.3.2), in Unicode code points.
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().min_length(1);
    /// ```
    min_length: u64, HasLength;
    /// `maxLength` (Validation, section 6.3.1), in Unicode code points.
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().max_length(80);
    /// ```
    max_length: u64, HasLength;
    /// `minimum` (Validation, section 6.2.4).
    ///
    /// ```
    /// use schema_core::{Number, SchemaSpec};
    ///
    /// SchemaSpec::of::<u8>().min(Number::int(18));
    /// ```
    min: Number, HasRange;
    /// `maximum` (Validation, section 6.2.2).
    ///
    /// ```
    /// use schema_core::{Number, SchemaSpec};
    ///
    /// SchemaSpec::of::<u8>().max(Number::int(120));
    /// ```
    max: Number, HasRange;
    /// `minItems` (Validation, section 6.4.2).
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<Vec<u8>>().min_items(1);
    /// ```
    min_items: u64, HasCount;
    /// `maxItems` (Validation, section 6.4.1).
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<Vec<u8>>().max_items(20);
    /// ```
    max_items: u64, HasCount;
}

/// The keywords of some kinds.
impl<K> SchemaSpec<K> {
    /// `format` (Validation, section 7.3): the name of any format.
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().format("hostname");
    /// ```
    pub const fn format(mut self, name: &'static str) -> Self
    where
        K: HasLength,
    {
        if let Shape::String { limits, format, .. } = &mut self.slot.node.shape {
            *format = Some(name);
            limits.format = format_named(name);
        }
        self
    }

    /// `pattern` (Validation, section 6.3.3): a regular expression of ECMA-262, which a
    /// part of the text has to match.
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().pattern("^[a-z]+$");
    /// ```
    pub const fn pattern(mut self, expression: &'static str) -> Self
    where
        K: HasLength,
    {
        if let Shape::String { pattern, .. } = &mut self.slot.node.shape {
            *pattern = Some(expression);
        }
        self
    }

    /// `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf` (Validation, section 6.2), all
    /// at once.
    #[doc(hidden)]
    pub const fn with_steps(mut self, all: &'static Steps) -> Self
    where
        K: HasRange,
    {
        if let Shape::Number { steps, .. } = &mut self.slot.node.shape {
            *steps = Some(all);
        }
        self
    }

    /// The steps so far.
    #[doc(hidden)]
    pub const fn steps(&self) -> Steps {
        match self.slot.node.shape {
            Shape::Number { steps: Some(steps), .. } => *steps,
            _ => Steps::NONE,
        }
    }

    /// `uniqueItems` (Validation, section 6.4.3).
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<Vec<u8>>().unique_items();
    /// ```
    pub const fn unique_items(mut self) -> Self
    where
        K: HasCount,
    {
        if let Shape::Array { unique, .. } = &mut self.slot.node.shape {
            *unique = true;
        }
        self
    }

    /// `enum` (Validation, section 6.1.2) of a text, or of the items of a list.
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().options(&["s", "m"]);
    /// ```
    pub const fn options(mut self, options: &'static [&'static str]) -> Self
    where
        K: TakesOptions,
    {
        let texts = Texts::new(options);
        match &mut self.slot.node.shape {
            Shape::Array { items, .. } => {
                let checks = match items {
                    Some(Child::Constant(item)) => item.checks,
                    Some(Child::Options(_, checks)) => *checks,
                    _ => None,
                };
                *items = Some(Child::Options(texts, checks));
            }
            _ => self.slot.node.choices = Some(Values::Texts(texts)),
        }
        self
    }

    /// What the options mean: lines of the description.
    ///
    /// ```
    /// use schema_core::SchemaSpec;
    ///
    /// SchemaSpec::of::<String>().options(&["s", "m"]).option_titles(&["Small", "Medium"]);
    /// ```
    pub const fn option_titles(mut self, titles: &'static [&'static str]) -> Self
    where
        K: TakesOptions,
    {
        let texts = Texts::new(titles);
        self.slot.node.lines = Some(Lines { values: self.slot.options(), texts });
        self
    }

    /// A constant, or a variant, as the default.
    #[doc(hidden)]
    #[allow(clippy::needless_pass_by_value)] // a few words
    pub const fn default_of<E>(self, default: Default<E>) -> Self
    where
        K: TakesVariant<E>,
    {
        match default.value() {
            Some(value) => self.default(value),
            // A variant that serde skips, which a rule reports.
            None => self.default_json(Json::Null),
        }
    }

    /// Constants, or variants, as the default.
    #[doc(hidden)]
    pub const fn default_list<E, const N: usize>(self, defaults: &'static Defaults<E, N>) -> Self
    where
        K: TakesVariant<E>,
    {
        self.default(defaults.value())
    }

    /// Other items than the type says.
    #[doc(hidden)]
    pub const fn with_items(mut self, node: &'static Node<'static>) -> Self {
        if let Shape::Array { items, .. } = &mut self.slot.node.shape {
            *items = Some(Child::Constant(node));
        }
        self
    }

    /// Other values than the type says.
    #[doc(hidden)]
    pub const fn with_values(mut self, node: &'static Node<'static>) -> Self {
        if let Shape::Object { rest, .. } = &mut self.slot.node.shape {
            *rest = Rest::Of(Child::Constant(node));
        }
        self
    }
}
