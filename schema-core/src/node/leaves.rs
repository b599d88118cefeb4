//! The types that most fields have, and lists of them.

use super::{Child, Node, Shape, leaf};
use crate::field::{FieldSpec, Limits};

macro_rules! leaves {
    ($($name:ident: $leaf:ty;)*) => {
        /// A type that most fields have, by its name: what a constant refers to, the compiler
        /// looks through again for each other constant that leads there.
        #[derive(Clone, Copy)]
        pub enum Leaf {$(
            #[doc = stringify!($leaf)]
            $name,
        )*}

        impl Leaf {
            /// What its type says.
            pub(crate) const fn node(self) -> &'static Node<'static> {
                match self {$(
                    Self::$name => {
                        static NODE: Node<'static> =
                            leaf::node(&FieldSpec::of::<$leaf>("").field());
                        &NODE
                    }
                )*}
            }

            /// A list of it.
            pub(crate) const fn list(self) -> &'static Node<'static> {
                match self {$(
                    Self::$name => {
                        static NODE: Node<'static> = Node::list(Leaf::$name.node(), false);
                        &NODE
                    }
                )*}
            }
        }
    };
}
leaves! {
    Bool: bool;
    F32: f32;
    F64: f64;
    I8: i8;
    I16: i16;
    I32: i32;
    I64: i64;
    Isize: isize;
    U8: u8;
    U16: u16;
    U32: u32;
    U64: u64;
    Usize: usize;
    String: String;
}

impl Node<'static> {
    /// A list of these.
    pub(crate) const fn list(items: &'static Self, distinct: bool) -> Self {
        let limits = Limits { distinct, ..Limits::of(false) };
        let shape = Shape::Array { items: Some(Child::Constant(items)), limits, unique: false };
        Self { levels: items.levels + 1, has_headers: items.has_headers, ..Self::of(shape) }
    }
}
