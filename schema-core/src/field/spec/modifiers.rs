//! What can be said of a field in a `const`, named like the keys of `#[field(…)]`.

use super::FieldSpec;
use crate::field::kind::{HasEnumNames, HasItems, HasLength, HasOptions, HasRange};
use crate::field::{DefaultValue, Format, Number, Texts};

impl<'a, K> FieldSpec<'a, K> {
    /// The label that a person sees.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> = FieldSpec::of::<String>("name").title("Your name").field();
    /// assert_eq!(NAME.title(), Some("Your name"));
    /// ```
    pub const fn title(mut self, title: &'a str) -> Self {
        self.field.title = Some(title);
        self
    }

    /// The help text that a person sees.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> =
    ///     FieldSpec::of::<String>("name").description("As in your passport").field();
    /// assert_eq!(NAME.description(), Some("As in your passport"));
    /// ```
    pub const fn description(mut self, description: &'a str) -> Self {
        self.field.description = Some(description);
        self
    }

    /// serde reads the field by other means than its type's own `Deserialize`, and
    /// the author vouches for them: any text that the form lets through will do.
    ///
    /// ```
    /// use std::net::IpAddr;
    ///
    /// use schema_core::{Field, FieldSpec, FormSchema};
    /// use serde_json::json;
    ///
    /// const HOST: Field<'static> = FieldSpec::of::<IpAddr>("host").trust_serde().field();
    /// let form = FormSchema::builder().field(HOST).build()?;
    /// assert!(form.validate(&json!({"host": "the printer"})).is_ok());
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub const fn trust_serde(mut self) -> Self {
        self.field.facts.trusts_serde = true;
        self
    }

    /// Whether `required` lists the field: whatever its type or default says.
    ///
    /// ```
    /// use schema_core::{DefaultValue, Field, FieldSpec, Number};
    ///
    /// const NEWS: Field<'static> = FieldSpec::of::<bool>("news").required(false).field();
    /// assert!(!NEWS.is_required());
    /// const ONE: DefaultValue<'static> = DefaultValue::Number(Number::int(1));
    /// const SEATS: Field<'static> = FieldSpec::of::<u8>("seats").required(true).default(ONE).field();
    /// assert!(SEATS.is_required());
    /// ```
    pub const fn required(mut self, required: bool) -> Self {
        self.field.facts.required = required;
        self.field.facts.asked = Some(required);
        self
    }

    /// What the form is filled in with. The field is then not required, unless
    /// [`required`](Self::required) says so.
    ///
    /// ```
    /// use schema_core::{DefaultValue, FieldSpec};
    ///
    /// let field = FieldSpec::of::<bool>("news").default(DefaultValue::Boolean(true)).field();
    /// assert!(!field.is_required());
    /// ```
    pub const fn default(mut self, default: DefaultValue<'a>) -> Self {
        self.field.default = Some(default);
        if self.field.facts.asked.is_none() {
            self.field.facts.required = false;
        }
        self
    }

    /// The least length, in Unicode code points.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> = FieldSpec::of::<String>("name").min_length(1).field();
    /// assert_eq!(NAME.min_length(), Some(1));
    /// ```
    pub const fn min_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.field.facts.min_length = Some(length);
        self
    }

    /// The greatest length, in Unicode code points.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> = FieldSpec::of::<String>("name").max_length(80).field();
    /// assert_eq!(NAME.max_length(), Some(80));
    /// ```
    pub const fn max_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.field.facts.max_length = Some(length);
        self
    }

    /// The format of the text.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Format};
    ///
    /// const DAY: Field<'static> = FieldSpec::of::<String>("day").format(Format::Date).field();
    /// assert_eq!(DAY.format(), Some(Format::Date));
    /// ```
    pub const fn format(mut self, format: Format) -> Self
    where
        K: HasLength,
    {
        self.field.facts.format = Some(format);
        self
    }

    /// Vouches that a field with the name of a secret asks for none.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, FormSchema};
    ///
    /// const PASSPHRASE: Field<'static> =
    ///     FieldSpec::of::<String>("passphrase").not_secret().field();
    /// assert!(FormSchema::builder().field(PASSPHRASE).build().is_ok());
    /// assert!(FormSchema::builder().field(Field::string("passphrase")).build().is_err());
    /// ```
    pub const fn not_secret(mut self) -> Self
    where
        K: HasLength,
    {
        self.field.facts.not_secret = true;
        self
    }

    /// The least number, itself allowed.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Number};
    ///
    /// const AGE: Field<'static> = FieldSpec::of::<u8>("age").min(Number::int(18)).field();
    /// assert_eq!(AGE.min(), Some(18.into()));
    /// ```
    pub const fn min(mut self, min: Number) -> Self
    where
        K: HasRange,
    {
        self.field.facts.min = Some(min);
        self
    }

    /// The greatest number, itself allowed.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Number};
    ///
    /// const SHARE: Field<'static> =
    ///     FieldSpec::of::<f64>("share").max(Number::float(0.5)).field();
    /// assert_eq!(SHARE.max(), Some(0.5.into()));
    /// ```
    pub const fn max(mut self, max: Number) -> Self
    where
        K: HasRange,
    {
        self.field.facts.max = Some(max);
        self
    }

    /// The least number of chosen options.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const DAYS: Field<'static> =
    ///     FieldSpec::select_of::<Vec<String>>("days", &["sat", "sun"]).min_items(1).field();
    /// assert_eq!(DAYS.min_items(), Some(1));
    /// ```
    pub const fn min_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.field.facts.min_items = Some(items);
        self
    }

    /// The greatest number of chosen options.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const DAYS: Field<'static> =
    ///     FieldSpec::select_of::<Vec<String>>("days", &["sat", "sun"]).max_items(1).field();
    /// assert_eq!(DAYS.max_items(), Some(1));
    /// ```
    pub const fn max_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.field.facts.max_items = Some(items);
        self
    }

    /// A title for each option, written as `oneOf` or `items.anyOf`.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Texts};
    ///
    /// const SIZE: Field<'static> = FieldSpec::select_of::<String>("size", &["s", "m"])
    ///     .option_titles(&["Small", "Medium"])
    ///     .field();
    /// assert_eq!(SIZE.option_titles(), Some(Texts::new(&["Small", "Medium"])));
    /// ```
    pub const fn option_titles(mut self, titles: &'a [&'a str]) -> Self
    where
        K: HasOptions,
    {
        self.field.titles = Some(Texts::new(titles));
        self
    }

    /// A title for each option in the older form, written as `enumNames`.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const SIZE: Field<'static> = FieldSpec::select_of::<String>("size", &["s", "m"])
    ///     .enum_names(&["Small", "Medium"])
    ///     .field();
    /// assert!(SIZE.has_enum_names());
    /// ```
    pub const fn enum_names(mut self, titles: &'a [&'a str]) -> Self
    where
        K: HasEnumNames,
    {
        self.field.titles = Some(Texts::new(titles));
        self.field.facts.enum_names = true;
        self
    }

    /// The titles that the options have already, in the older form.
    ///
    /// ```
    /// use schema_core::{ElicitEnum, Field, FieldSpec, Texts};
    ///
    /// #[derive(ElicitEnum)]
    /// enum Size {
    ///     #[elicit(title = "Small")]
    ///     S,
    ///     M,
    /// }
    ///
    /// const SIZE: Field<'static> = FieldSpec::of::<Size>("size").with_enum_names().field();
    /// assert!(SIZE.has_enum_names());
    /// assert_eq!(SIZE.option_titles(), Some(Texts::new(&["Small", "M"])));
    /// ```
    pub const fn with_enum_names(mut self) -> Self
    where
        K: HasEnumNames,
    {
        self.field.facts.enum_names = true;
        if self.field.titles.is_none() {
            self.field.titles = Some(self.field.options);
        }
        self
    }
}
