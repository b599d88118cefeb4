//! The tree behind every schema that a model fills in: one [`Node`] for each
//! schema in it.
//!
//! [`Node`] is a borrowed, `Copy` view, like [`Field`](crate::Field): a constant of
//! a derived type, or a look into the [`NodeBuf`]s of a schema that was built or
//! read. Rules, writer, profiles and validator work on it, whoever keeps it.

mod buf;
mod declared;
mod json;
#[cfg(feature = "raw-schemas")]
mod judges;
pub(crate) mod leaf;
mod leaves;
mod list;
mod names;
mod orders;
mod tree;

use std::borrow::Cow;

use crate::Number;
use crate::field::{Checks, Limits, Texts};
use crate::rules::text_eq;

pub(crate) use buf::{NodeBuf, PropertyBuf, RestBuf, ShapeBuf, TaggingBuf};
pub(crate) use declared::UNKNOWN;
pub use declared::{Bound, Held, PropertySpec, Said, Slot};
pub(crate) use json::JsonBuf;
pub use json::{Json, Values};
#[cfg(feature = "raw-schemas")]
pub(crate) use judges::Judges;
pub use leaves::Leaf;
pub(crate) use list::Nodes;
pub use list::Properties;
pub(crate) use names::{Names, Target, unused};
pub(crate) use orders::Orders;
pub(crate) use tree::{Definition, Tree};

/// One schema: what it is, and the keywords that any schema may have.
// Keywords that are said or not.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy)]
pub struct Node<'a> {
    pub(crate) shape: Shape<'a>,
    pub(crate) title: Option<&'a str>,
    /// Without the `lines` below it.
    pub(crate) description: Option<&'a str>,
    /// What values of an `enum` mean: lines of the description.
    pub(crate) lines: Option<Lines<'a>>,
    /// The only legal values (`enum`).
    pub(crate) choices: Option<Values<'a>>,
    pub(crate) default: Option<Json<'a>>,
    pub(crate) examples: Values<'a>,
    pub(crate) deprecated: bool,
    /// `null` is legal too: one more branch of an `anyOf`.
    pub(crate) nullable: bool,
    /// What the names of a map's properties are, where not any text will do: written as
    /// `propertyNames` if that was built or read; for the keys of a map in Rust only judged.
    pub(crate) names: Option<Child<'a>>,
    /// The author's own rules: the type's, then the field's.
    pub(crate) checks: Option<&'static Checks>,
    /// How many objects and lists stand in each other here.
    pub(crate) levels: usize,
    /// It was read as a list of types with `null` in it, and is written so again.
    pub(crate) null_in_type: bool,
    /// What a schema that was read says beyond, and that limits nothing.
    pub(crate) extra: &'a [(String, serde_json::Value)],
    /// The header of HTTP in which a client repeats it (`x-mcp-header`).
    pub(crate) header: Option<&'a str>,
    /// A constant in which something has a header: only those need to know.
    pub(crate) has_headers: bool,
    /// The derived type that this is, where a recursive mention may mean it.
    pub(crate) id: Option<&'static Id>,
    /// The profiles that take it, as the derive of the type proves: who holds it need not
    /// look again.
    pub(crate) proven: ProfileSet,
}

/// What a schema describes.
#[derive(Clone, Copy)]
pub(crate) enum Shape<'a> {
    /// Anything: `{}`.
    Any,
    Null,
    Boolean,
    String {
        limits: Limits,
        /// Any name: only those of [`Format`](crate::Format) and of its Rust type are
        /// judged.
        format: Option<&'a str>,
        pattern: Option<&'a str>,
    },
    /// A number, or an integer where the limits say `whole`.
    Number {
        limits: Limits,
        steps: Option<&'a Steps>,
    },
    /// A list; of anything, where it says no items.
    Array {
        items: Option<Child<'a>>,
        limits: Limits,
        /// `uniqueItems`.
        unique: bool,
    },
    /// A list of so many, each of its own schema (`prefixItems`).
    Tuple(Nodes<'a>),
    Object {
        /// `None`: the keyword is not written, as in a map.
        properties: Option<Properties<'a>>,
        rest: Rest<'a>,
    },
    /// One of these (`anyOf`), by serde's representation of an enum with data.
    Union {
        branches: Nodes<'a>,
        tagging: Tagging<'a>,
    },
    /// The same schema as another place of this document.
    Ref(Ref<'a>),
    /// A schema with keywords beyond these, as it came.
    Raw(&'a serde_json::Value),
}

/// A schema inside another: a constant, or one that was built or read.
#[derive(Clone, Copy)]
pub(crate) enum Child<'a> {
    Constant(&'a Node<'a>),
    Built(&'a NodeBuf),
    /// A text that is one of these, with the rules about it: the items of a multi-select.
    Options(Texts<'a>, Option<&'static Checks>),
}

/// One property of an object.
#[derive(Clone, Copy)]
pub(crate) struct Property<'n, 'a> {
    pub(crate) name: &'a str,
    pub(crate) required: bool,
    /// An `Option`: an absent one stays `None`, also with a default.
    pub(crate) optional: bool,
    pub(crate) node: &'n Node<'a>,
    /// What is said here, in place of what the schema says.
    pub(crate) description: Option<&'a str>,
    /// The same of other keywords.
    pub(crate) said: Option<&'static Said>,
    /// The profiles that take it, as the derive of its struct proves: who holds the
    /// struct need not look again.
    pub(crate) proven: ProfileSet,
}

/// A set of profiles, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProfileSet(pub(crate) u8);

/// What properties an object may have beside those that it names
/// (`additionalProperties`).
#[derive(Clone, Copy)]
pub(crate) enum Rest<'a> {
    /// Any: nothing is written.
    Open,
    /// Any, and it was said (`true`).
    Anything,
    /// None (`false`).
    Closed {
        /// serde itself refuses others (`deny_unknown_fields`); else they are left out
        /// before it sees them.
        denied: bool,
        /// `required` is written, though it is empty.
        listed: bool,
    },
    /// Those of a schema: a map.
    Of(Child<'a>),
}

/// How a value says which branch of a union it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tagging<'a> {
    /// By its form alone: `untagged`, or a union that nobody derived.
    Untagged,
    /// By a property of this name, which each branch requires, as a one-value `enum`
    /// (internally or adjacently tagged).
    Property(&'a str),
    /// By its one key, or as a text without data (externally tagged).
    Key,
}

/// A mention of a schema that stands elsewhere in the document.
#[derive(Clone, Copy)]
pub(crate) enum Ref<'a> {
    /// A derived type, by a recursive field: a function, since constants can't be
    /// circular.
    Type {
        id: &'static Id,
        node: fn() -> &'static Node<'static>,
        /// The profiles that take that type, as its own derive proves.
        proven: ProfileSet,
    },
    /// The root: `#`.
    Root,
    /// An entry of the root's `$defs`.
    Definition(&'a str),
}

/// What values mean, each a line of the description: `- value: text`.
#[derive(Clone, Copy)]
pub(crate) struct Lines<'a> {
    pub(crate) values: Texts<'a>,
    /// One for each value. Empty, or the same as the value: no line.
    pub(crate) texts: Texts<'a>,
}

/// The limits of a number that no form can say.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Steps {
    pub(crate) exclusive_min: Option<Number>,
    pub(crate) exclusive_max: Option<Number>,
    pub(crate) multiple_of: Option<Number>,
}

/// Which derived type a schema is: two are the same when they say the same. Their
/// addresses would not tell, since a constant has many.
#[derive(Debug)]
pub struct Id {
    /// The name of the type, for `$defs`.
    pub(crate) name: &'static str,
    /// Module, line and column of the derive.
    pub(crate) place: &'static str,
    /// The whole type, with the arguments of a generic one. A function, since no
    /// `const` can ask.
    pub(crate) whole: fn() -> &'static str,
    /// An untagged enum, which may be nothing but one of its branches.
    pub(crate) untagged: bool,
}

impl PartialEq for Id {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.place == other.place && (self.whole)() == (other.whole)()
    }
}

impl Eq for Id {}

impl<'n, 'a> Property<'n, 'a> {
    /// One that is always there.
    pub(crate) const fn new(name: &'a str, node: &'n Node<'a>) -> Self {
        Self {
            name,
            required: true,
            optional: false,
            node,
            description: None,
            said: None,
            proven: ProfileSet::NONE,
        }
    }

    /// The schema with what is said here.
    pub(crate) fn schema(&self) -> Cow<'n, Node<'a>> {
        if self.description.is_none() && self.said.is_none() {
            return Cow::Borrowed(self.node);
        }
        Cow::Owned(self.whole())
    }

    /// The same in a `const`.
    pub(crate) const fn whole(&self) -> Node<'a> {
        let mut node = *self.node;
        if self.description.is_some() {
            node.description = self.description;
        }
        if let Some(said) = self.said {
            said.put_into(&mut node);
            if said.title.is_some() {
                node.title = said.title;
            }
        }
        node
    }

    /// The schema with the limits that are said here: for who judges values.
    pub(crate) fn limited(&self) -> Cow<'n, Node<'a>> {
        match self.said {
            None => Cow::Borrowed(self.node),
            Some(said) => {
                let mut node = *self.node;
                said.put_into(&mut node);
                Cow::Owned(node)
            }
        }
    }
}

impl ProfileSet {
    /// None of them.
    pub const NONE: Self = Self(0);
}

impl Steps {
    /// `exclusiveMinimum` (Validation, section 6.2.5).
    pub const fn exclusive_min(mut self, min: Number) -> Self {
        self.exclusive_min = Some(min);
        self
    }

    /// `exclusiveMaximum` (Validation, section 6.2.3).
    pub const fn exclusive_max(mut self, max: Number) -> Self {
        self.exclusive_max = Some(max);
        self
    }

    /// `multipleOf` (Validation, section 6.2.1).
    pub const fn multiple_of(mut self, step: Number) -> Self {
        self.multiple_of = Some(step);
        self
    }

    pub(crate) const NONE: Self =
        Self { exclusive_min: None, exclusive_max: None, multiple_of: None };
}

impl Id {
    /// The type `T`, derived at that place.
    pub const fn of<T: ?Sized>(name: &'static str, place: &'static str) -> Self {
        Self { name, place, whole: core::any::type_name::<T>, untagged: false }
    }

    /// The same of an untagged enum.
    pub const fn untagged(mut self) -> Self {
        self.untagged = true;
        self
    }
}

impl Shape<'_> {
    /// A text with these limits.
    pub(crate) const fn text(limits: Limits) -> Self {
        let format = match limits.format {
            Some(format) => Some(format.as_str()),
            None => None,
        };
        Self::String { limits, format, pattern: None }
    }
}

impl Id {
    /// Whether both are of one derive, in a `const`: arguments aside.
    pub(crate) const fn is_of_same_derive(&self, other: &Self) -> bool {
        text_eq(self.name, other.name) && text_eq(self.place, other.place)
    }
}

impl<'a> Lines<'a> {
    /// Each value that has something to say, and what it is.
    pub(crate) fn said(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        let pairs = self.values.iter().zip(self.texts.iter());
        pairs.filter(|(value, text)| !text.is_empty() && value != text)
    }
}

impl<'a> Child<'a> {
    /// Calls `look` with the schema, which need not be copied for it.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Node<'a>) -> T) -> T {
        match self {
            Self::Constant(node) => look(node),
            Self::Built(_) | Self::Options(..) => look(&self.node()),
        }
    }

    pub(crate) fn node(self) -> Node<'a> {
        match self {
            Self::Constant(node) => *node,
            Self::Built(node) => node.view(),
            Self::Options(options, checks) => Node::option(options, checks),
        }
    }
}

impl<'a> Node<'a> {
    /// One of these texts.
    pub(crate) const fn option(options: Texts<'a>, checks: Option<&'static Checks>) -> Self {
        let choices = Some(Values::Texts(options));
        Self { choices, checks, ..Self::of(Shape::text(Limits::of(false))) }
    }

    pub(crate) const fn of(shape: Shape<'a>) -> Self {
        Self {
            shape,
            title: None,
            description: None,
            lines: None,
            choices: None,
            default: None,
            examples: Values::EMPTY,
            deprecated: false,
            nullable: false,
            names: None,
            checks: None,
            levels: 0,
            null_in_type: false,
            extra: &[],
            header: None,
            has_headers: false,
            id: None,
            proven: ProfileSet::NONE,
        }
    }

    /// What a mention of a definition says beside it: nothing that the definition says
    /// itself.
    pub(crate) fn beside(mut self, definition: &Node<'_>) -> Self {
        if self.title == definition.title {
            self.title = None;
        }
        if self.description == definition.description {
            self.description = None;
        }
        if self.default == definition.default {
            self.default = None;
        }
        if self.examples == definition.examples {
            self.examples = Values::EMPTY;
        }
        self.deprecated &= !definition.deprecated;
        self.extra = &[];
        self.header = None;
        self.lines = None;
        self.choices = None;
        self
    }

    /// The properties of an object; none of anything else.
    pub(crate) const fn properties(&self) -> Properties<'a> {
        match self.shape {
            Shape::Object { properties: Some(properties), .. } => properties,
            _ => Properties::Constant(&[]),
        }
    }

    /// The description with the lines that say what the values mean.
    pub(crate) fn full_description(&self) -> Option<String> {
        let own = self.description;
        let Some(lines) = self.lines else { return own.map(str::to_owned) };
        let mut text = own.unwrap_or_default().to_owned();
        let said = lines.values.iter().zip(lines.texts.iter());
        for (value, meaning) in said.filter(|(value, text)| value != text && !text.is_empty()) {
            if !text.is_empty() {
                text.push('\n');
            }
            for part in ["- ", value, ": ", meaning] {
                text.push_str(part);
            }
        }
        (own.is_some() || !text.is_empty()).then_some(text)
    }
}
