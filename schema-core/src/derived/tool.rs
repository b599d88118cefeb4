//! What the derive `ToolSchema` writes calls to, and what the others add for tools.

/// Keeps what is about tools, which the derives always write: whether a crate has the
/// feature only this crate knows.
#[doc(hidden)]
#[macro_export]
#[cfg(feature = "tools")]
macro_rules! __if_tools {
    ($($code:tt)*) => {
        $($code)*
    };
}

/// As above, without the feature.
#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "tools"))]
macro_rules! __if_tools {
    ($($code:tt)*) => {};
}

/// Which derived type it is: its name, and where its derive stands.
#[doc(hidden)]
#[macro_export]
#[cfg(feature = "tools")]
macro_rules! __id {
    ($type:ty, $name:literal) => {
        $crate::__private_0_1_0::Id::of::<$type>(
            $name,
            $crate::__private_0_1_0::concat!(
                $crate::__private_0_1_0::module_path!(),
                ":",
                $crate::__private_0_1_0::line!(),
                ":",
                $crate::__private_0_1_0::column!()
            ),
        )
    };
}

#[doc(inline)]
pub use crate::__if_tools as if_tools;

#[cfg(feature = "tools")]
mod with_tools {
    #[doc(inline)]
    pub use crate::__id as id;
    pub use core::{column, line, module_path};

    pub use crate::field::kind::{HasLength, HasRange, TakesOptions};
    pub use crate::node::{
        Bound, Held, Id, Json, Leaf, Node, ProfileSet, Properties, PropertySpec, Said, Slot, Steps,
        Values,
    };
    pub use crate::object::Profile;
    pub use crate::object::profile::proof::{profiles, prove, prove_all, prove_name, prove_whole};
    pub use crate::object::profile::proven::Cache as ProfileCache;
    pub use crate::object::profile::{self, Proven as IsProven};
    pub use crate::tool::kind::{
        CanFlatten, CanHaveTag, EnumOf, HasCount, HasItemKeys, HasValueKeys, NewtypeOf, Object,
        Union,
    };
    pub use crate::tool::{
        Flat, SchemaSpec, SchemaType, Step, ToolSchema, any_nullable, beside_tag, by_key, by_tag,
        check as check_slot, check_branch, check_char, check_example, check_header,
        check_header_of, check_headers, check_last, check_names as check_flat, check_pattern,
        check_recursive, check_step, check_tag, check_title, checks_of, choice, count_branches,
        flat, flat_branches, held_of, id_of, item_of, joined as joined_object, not_too_deep,
        object, own, parts, prove_flat, said_of, tag, tuple, untagged, value_of,
    };

    use super::super::{AnyField, ElicitField, ElicitSchema, OnceLock};
    use crate::ObjectSchema;
    use crate::node::Shape;

    /// The text of a tool's schema, made once.
    pub fn tool_text(
        cell: &'static OnceLock<&'static str>,
        schema: &ObjectSchema<'_>,
    ) -> &'static str {
        cell.get_or_init(|| schema.constant_json())
    }

    /// What the type `T` says.
    pub const fn schema_of<T: SchemaType>() -> SchemaSpec<T::Kind> {
        SchemaSpec::of::<T>()
    }

    /// The same where no key of the field says more: nothing is held to the type.
    pub const fn schema_as_is<T: SchemaType>() -> SchemaSpec<T::Kind> {
        T::TYPE
    }

    /// The same by a mention, where the type leads back to the one that has the field.
    pub const fn schema_lazily<T: SchemaType>() -> SchemaSpec<T::Kind> {
        T::LAZY
    }

    /// The schema of a type whose own derive reported a mistake: no rule is asked about it.
    pub const fn unknown_schema() -> SchemaSpec<AnyField> {
        SchemaSpec::of_node(Node::of(Shape::Null))
    }

    /// A slot with the kind that is asked for.
    pub const fn of_slot<K>(held: Held<'_>) -> SchemaSpec<K> {
        SchemaSpec::of_slot(held.slot())
    }

    /// The same of a schema.
    pub const fn of_node<K>(node: Node<'static>) -> SchemaSpec<K> {
        SchemaSpec::of_node(node)
    }

    /// A form as a schema.
    pub const fn form_as_schema<T: ElicitSchema>() -> SchemaSpec<Object> {
        SchemaSpec::of_form::<T>()
    }

    /// A field of forms as a schema.
    pub const fn field_as_schema<T: ElicitField>() -> SchemaSpec<T::Kind> {
        SchemaSpec::of_field(T::SPEC)
    }

    /// Proves that a profile takes so much of everything.
    ///
    /// # Panics
    ///
    /// As [`prove_whole`] does.
    #[track_caller]
    pub const fn prove_type<T: SchemaType>(profile: Profile) {
        prove_whole(const { &T::TYPE.item() }, profile);
    }

    /// The same of an instance of a generic type, whose fields were not looked at.
    ///
    /// # Panics
    ///
    /// As [`prove_all`] does.
    #[track_caller]
    pub const fn prove_instance<T: SchemaType>(profile: Profile) {
        prove_all(const { &T::TYPE.item() }, profile);
    }
}

#[cfg(feature = "tools")]
pub use with_tools::*;
