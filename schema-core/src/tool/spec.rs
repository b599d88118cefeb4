//! [`SchemaSpec`]: a schema that is put together in a `const`, for the derive and for
//! types of one's own.

use core::marker::PhantomData;

use super::kind::{Anything, ListOf, MapOf, Object, OptionOf};
use super::{SchemaType, kind};
use crate::Texts;
use crate::field::kind::{BooleanField, IntegerField, NumberField, StringField};
use crate::field::{Checks, FieldSpec, Limits};
use crate::node::{
    Child, Held, Id, Node, ProfileSet, Properties, Ref, Rest, Shape, Slot, UNKNOWN, Values, leaf,
};

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
        spec.slot.of_type = node_of::<T>();
        spec
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
    pub const fn of_form<T: crate::ElicitSchema>() -> SchemaSpec<Object> {
        let properties = Some(Properties::Form(T::SCHEMA));
        let shape = Shape::Object { properties, rest: Rest::Open };
        let checks =
            if T::SCHEMA.has_rules() { Some(const { &Checks::of_whole(T::SCHEMA) }) } else { None };
        SchemaSpec::of_node(Node { levels: 2, checks, ..Node::of(shape) })
    }

    /// A list of that.
    #[doc(hidden)]
    pub const fn list<K>(items: &'static Node<'static>, distinct: bool) -> SchemaSpec<ListOf<K>> {
        SchemaSpec::of_node(Node::list(items, distinct))
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
        SchemaSpec::of_node(Node {
            names,
            levels: values.levels + 1,
            has_headers: values.has_headers,
            ..Node::of(shape)
        })
    }
}

pub(super) const fn node_of<T: SchemaType + ?Sized>() -> &'static Node<'static> {
    T::SLOT.node()
}

/// The same where it is an item or a value of a map: there what is optional is nullable.
pub(super) const fn item_of_type<T: SchemaType>() -> &'static Node<'static> {
    if T::SLOT.is_optional() { nullable_of::<T>() } else { node_of::<T>() }
}

/// A function of its own: the compiler evaluates all constants of one that it enters.
const fn nullable_of<T: SchemaType>() -> &'static Node<'static> {
    const { &T::SLOT.slot().item() }
}

/// Which derived type it is, if it is one.
pub const fn id_of<T: SchemaType + ?Sized>() -> Option<&'static Id> {
    const { &T::ID }.as_ref()
}

/// What mentions a derived type, and any other type itself.
pub(super) const fn lazy<T: SchemaType + ?Sized>() -> SchemaSpec<T::Kind> {
    match id_of::<T>() {
        Some(id) => {
            let mention = Ref::Type { id, node: node_of::<T>, proven: T::PROVEN };
            SchemaSpec::of_node(Node::of(Shape::Ref(mention)))
        }
        None => whole::<T>(),
    }
}

/// As above, a function of its own: of a derived type nobody may ask here.
const fn whole<T: SchemaType + ?Sized>() -> SchemaSpec<T::Kind> {
    T::TYPE
}

impl<K> SchemaSpec<K> {
    pub(crate) const fn of_node(node: Node<'static>) -> Self {
        Self { slot: Slot::of_node(node), kind: PhantomData }
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

    /// The profiles that the derive of the type proves.
    #[doc(hidden)]
    pub const fn proven(mut self, profiles: ProfileSet) -> Self {
        self.slot.node.proven = profiles;
        self
    }

    /// It is the derived type `T`.
    #[doc(hidden)]
    pub const fn as_type<T: SchemaType + ?Sized>(mut self) -> Self {
        self.slot.node.id = id_of::<T>();
        self
    }
}

impl Slot {
    /// The schema where it is no property: what is optional is nullable.
    pub const fn item(&self) -> Node<'static> {
        let mut node = self.node;
        node.nullable = self.optional || node.nullable;
        node
    }
}

impl Held<'static> {
    /// The schema where it is no property: what is optional is nullable.
    pub const fn item(self) -> Node<'static> {
        self.slot().item()
    }
}

/// What a type says of a place where it stands.
pub const fn held_of<T: SchemaType + ?Sized>() -> Held<'static> {
    T::SLOT
}

impl Slot {
    /// What there is to choose from, of a text or of the items of a list.
    pub(super) const fn options(&self) -> Texts<'static> {
        match (self.node.choices, self.node.shape) {
            (Some(Values::Texts(options)), _)
            | (_, Shape::Array { items: Some(Child::Options(options, _)), .. }) => options,
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
            Child::Options(options, checks) => (Node::option(options, checks), &UNKNOWN),
            Child::Built(_) => (UNKNOWN, &UNKNOWN),
        };
        Self { node, optional: node.nullable, of_type }
    }
}
