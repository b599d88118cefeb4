//! [`SchemaSpec`]: a schema that is put together in a `const`, for the derive and for
//! types of one's own.

use core::marker::PhantomData;

use super::kind::{Anything, HasCount, ListOf, MapOf, Object, OptionOf};
use super::{SchemaType, kind};
use crate::field::expression::{Default, Defaults};
use crate::field::kind::{
    BooleanField, HasLength, HasRange, IntegerField, NumberField, StringField, TakesOptions,
    TakesVariant,
};
use crate::field::{Checks, DefaultValue, FieldSpec, Format, Limits};
use crate::node::{
    Child, Id, Json, Lines, Node, Properties, Property, Proven, Ref, Rest, Shape, Steps, Values,
    leaf,
};
use crate::{Number, Texts};

/// A schema that is put together in a `const`: what the derive writes, and what
/// [`SchemaType::TYPE`] says of a type.
///
/// `K` is the kind, one of the markers in [`kind`](crate::kind): a modifier that the
/// kind does not have is a compile error.
///
/// ```
/// use schema_core::{Number, SchemaSpec, SchemaType, kind::IntegerField};
///
/// struct Percent(u8);
///
/// impl SchemaType for Percent {
///     type Kind = IntegerField;
///     const TYPE: SchemaSpec<IntegerField> = SchemaSpec::of::<u8>().max(Number::int(100));
/// }
/// ```
pub struct SchemaSpec<K> {
    pub(super) slot: Slot,
    kind: PhantomData<fn() -> K>,
}

/// The same without its kind: what constants of generated code can name.
#[derive(Clone, Copy)]
pub struct Slot {
    pub(crate) node: Node<'static>,
    /// An `Option`: as a property not required, elsewhere nullable.
    pub(crate) optional: bool,
    /// What the type itself says, which a field may tighten.
    pub(crate) of_type: &'static Node<'static>,
}

/// What a type says of which nothing is known.
const UNKNOWN: Node<'static> = Node::of(Shape::Any);

impl<K> Clone for SchemaSpec<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for SchemaSpec<K> {}

impl<K> core::fmt::Debug for SchemaSpec<K> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("SchemaSpec").finish_non_exhaustive()
    }
}

macro_rules! starts {
    ($($(#[$doc:meta])* $start:ident: $kind:ident = $shape:expr;)*) => {$(
        impl SchemaSpec<$kind> {
            $(#[$doc])*
            pub const fn $start() -> Self {
                Self::of_node(Node::of($shape))
            }
        }
    )*};
}

starts! {
    /// Free text.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::StringField};
    ///
    /// const SLUG: SchemaSpec<StringField> = SchemaSpec::string().max_length(40);
    /// # let _ = SLUG;
    /// ```
    string: StringField = Shape::text(Limits::of(false));
    /// A number, with or without a fraction.
    ///
    /// ```
    /// use schema_core::{Number, SchemaSpec, kind::NumberField};
    ///
    /// const SHARE: SchemaSpec<NumberField> = SchemaSpec::number().max(Number::int(1));
    /// # let _ = SHARE;
    /// ```
    number: NumberField = Shape::Number { limits: Limits::of(false), steps: None };
    /// A whole number.
    ///
    /// ```
    /// use schema_core::{Number, SchemaSpec, kind::IntegerField};
    ///
    /// const HOUR: SchemaSpec<IntegerField> = SchemaSpec::integer().max(Number::int(23));
    /// # let _ = HOUR;
    /// ```
    integer: IntegerField = Shape::Number { limits: Limits::of(true), steps: None };
    /// `true` or `false`.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::BooleanField};
    ///
    /// const SURE: SchemaSpec<BooleanField> = SchemaSpec::boolean();
    /// # let _ = SURE;
    /// ```
    boolean: BooleanField = Shape::Boolean;
    /// Any JSON: `{}`.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::Anything};
    ///
    /// const EXTRA: SchemaSpec<Anything> = SchemaSpec::anything();
    /// # let _ = EXTRA;
    /// ```
    anything: Anything = Shape::Any;
}

impl SchemaSpec<Anything> {
    /// What the type `T` says: the start of a schema that says more.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::StringField};
    ///
    /// const NAME: SchemaSpec<StringField> = SchemaSpec::of::<String>().min_length(1);
    /// # let _ = NAME;
    /// ```
    pub const fn of<T: SchemaType>() -> SchemaSpec<T::Kind> {
        let mut spec = T::TYPE;
        // Once for each type, not for each field.
        spec.slot.of_type = const { &T::TYPE.slot.node };
        spec
    }

    /// The same by a mention of the type, which a recursive field needs.
    #[doc(hidden)]
    pub const fn lazily<T: SchemaType>() -> SchemaSpec<T::Kind> {
        T::LAZY
    }

    /// A field of a form as a schema, with the kind that is asked for.
    #[doc(hidden)]
    pub const fn of_field<K>(field: FieldSpec<'static, K>) -> SchemaSpec<K> {
        let field = field.field();
        let mut spec = SchemaSpec::of_node(leaf::node(&field));
        spec.slot.optional = field.facts.optional;
        spec
    }

    /// A form as a schema.
    #[doc(hidden)]
    pub const fn of_form(form: &'static crate::FormSchema<'static>) -> SchemaSpec<Object> {
        let properties = Some(Properties::Form(form));
        let shape = Shape::Object { properties, rest: Rest::Open };
        SchemaSpec::of_node(Node { levels: 2, ..Node::of(shape) })
    }

    /// A list of that.
    #[doc(hidden)]
    pub const fn list<K>(items: &'static Node<'static>, distinct: bool) -> SchemaSpec<ListOf<K>> {
        let limits = Limits { distinct, ..Limits::of(false) };
        let child = Some(Child::Constant(items));
        let shape = Shape::Array { items: child, limits, unique: false };
        SchemaSpec::of_node(Node { levels: items.levels + 1, ..Node::of(shape) })
    }

    /// An object with names like those, where not any will do, and values like that.
    #[doc(hidden)]
    pub const fn map<K>(
        names: Option<&'static Node<'static>>,
        values: &'static Node<'static>,
    ) -> SchemaSpec<MapOf<K>> {
        let shape = Shape::Object { properties: None, rest: Rest::Of(Child::Constant(values)) };
        let names = match names {
            Some(names) => Some(Child::Constant(names)),
            None => None,
        };
        SchemaSpec::of_node(Node { names, levels: values.levels + 1, ..Node::of(shape) })
    }

    /// A mention of the type, by a recursive field; with the profiles that its derive
    /// proves.
    #[doc(hidden)]
    pub const fn mention<T: SchemaType>(id: &'static Id, proven: Proven) -> SchemaSpec<T::Kind> {
        SchemaSpec::of_node(Node::of(Shape::Ref(Ref::Type { id, node: node_of::<T>, proven })))
    }
}

fn node_of<T: SchemaType>() -> &'static Node<'static> {
    const { &T::TYPE.slot.node }
}

impl<K> SchemaSpec<K> {
    pub(crate) const fn of_node(node: Node<'static>) -> Self {
        let slot = Slot { node, optional: false, of_type: &UNKNOWN };
        Self { slot, kind: PhantomData }
    }

    pub(crate) const fn of_slot(slot: Slot) -> Self {
        Self { slot, kind: PhantomData }
    }

    pub(super) const fn with_kind<L>(self) -> SchemaSpec<L> {
        SchemaSpec { slot: self.slot, kind: PhantomData }
    }

    /// The same without its kind.
    #[doc(hidden)]
    pub const fn slot(self) -> Slot {
        self.slot
    }

    /// The schema as an item, as a map's value: there what is optional is nullable.
    #[doc(hidden)]
    pub const fn item(self) -> Node<'static> {
        self.slot.item()
    }

    /// The same of what may be left out.
    #[doc(hidden)]
    pub const fn optional(mut self) -> SchemaSpec<OptionOf<K>> {
        self.slot.optional = true;
        self.with_kind()
    }

    /// The same, of a newtype: with a marker of its own as its kind.
    #[doc(hidden)]
    pub const fn newtype<L>(self) -> SchemaSpec<L> {
        self.with_kind()
    }

    /// The same where nothing may be missing: what is optional is nullable.
    #[doc(hidden)]
    pub const fn present(mut self) -> Self {
        self.slot.node = self.slot.item();
        self.slot.optional = false;
        self
    }

    /// The rules of the author's own.
    #[doc(hidden)]
    pub const fn checks(&self) -> Option<&'static Checks> {
        self.slot.node.checks
    }

    /// A rule of the author's own, with those before it.
    #[doc(hidden)]
    pub const fn check(mut self, checks: &'static Checks) -> Self {
        self.slot.node.checks = Some(checks);
        self
    }

    /// Which derived type it is.
    #[doc(hidden)]
    pub const fn id(mut self, id: &'static Id) -> Self {
        self.slot.node.id = Some(id);
        self
    }
}

impl Slot {
    /// The schema where it is no property: what is optional is nullable.
    pub const fn item(self) -> Node<'static> {
        let mut node = self.node;
        node.nullable = self.optional || node.nullable;
        node
    }

    /// The property of that name, required unless the type or a default says otherwise.
    pub const fn property(&self, name: &'static str) -> Property<'static> {
        let required = !self.optional && self.node.default.is_none();
        Property { name, required, optional: self.optional, node: self.node, proven: Proven(0) }
    }

    /// The property of that name, which serde fills in by itself.
    pub const fn defaulted(&self, name: &'static str) -> Property<'static> {
        let mut property = self.property(name);
        property.required = false;
        property
    }
}

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
        if let Some(limits) = self.limits_mut() {
            limits.trusts_serde = true;
        }
        self
    }

    const fn limits_mut(&mut self) -> Option<&mut Limits> {
        match &mut self.slot.node.shape {
            Shape::String { limits, .. }
            | Shape::Number { limits, .. }
            | Shape::Array { limits, .. } => Some(limits),
            _ => None,
        }
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
                if let Some(limits) = self.limits_mut() {
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
            limits.format = Format::of_constant(name);
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
            Shape::Array { items, .. } => *items = Some(Child::Options(texts)),
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

impl Slot {
    /// What there is to choose from, of a text or of the items of a list.
    pub(super) const fn options(&self) -> Texts<'static> {
        match (self.node.choices, self.node.shape) {
            (Some(Values::Texts(options)), _)
            | (_, Shape::Array { items: Some(Child::Options(options)), .. }) => options,
            (_, Shape::Array { items: Some(Child::Constant(node)), .. }) => match node.choices {
                Some(Values::Texts(options)) => options,
                _ => Texts::EMPTY,
            },
            _ => Texts::EMPTY,
        }
    }
}

/// The items of a list, to say more of them.
pub const fn item_of<K: kind::HasItemKeys>(spec: SchemaSpec<K>) -> SchemaSpec<K::Item> {
    SchemaSpec::of_slot(match spec.slot.node.shape {
        Shape::Array { items: Some(child), .. } => Slot::of_child(child),
        _ => Slot::of_child(Child::Constant(&UNKNOWN)),
    })
}

/// The values of a map, to say more of them.
pub const fn value_of<K: kind::HasValueKeys>(spec: SchemaSpec<K>) -> SchemaSpec<K::Value> {
    SchemaSpec::of_slot(match spec.slot.node.shape {
        Shape::Object { rest: Rest::Of(child), .. } => Slot::of_child(child),
        _ => Slot::of_child(Child::Constant(&UNKNOWN)),
    })
}

impl Slot {
    const fn of_child(child: Child<'static>) -> Self {
        let (node, of_type) = match child {
            Child::Constant(node) => (*node, node),
            Child::Options(options) => {
                let text = Node::of(Shape::text(Limits::of(false)));
                (Node { choices: Some(Values::Texts(options)), ..text }, &UNKNOWN)
            }
            Child::Built(_) => (UNKNOWN, &UNKNOWN),
        };
        Self { node, optional: node.nullable, of_type }
    }
}
