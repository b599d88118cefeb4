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

#[doc(inline)]
pub use crate::__if_tools as if_tools;

#[cfg(feature = "tools")]
mod with_tools {
    pub use core::{column, line, module_path};

    pub use crate::node::{Id, Json, Node, Properties, Property, Proven, Steps, Values};
    pub use crate::object::Profile;
    pub use crate::object::profile::proof::{profiles, prove, prove_name, prove_whole};
    pub use crate::tool::kind::{EnumOf, NewtypeOf, Object, Union};
    pub use crate::tool::{
        Flat, SchemaSpec, SchemaType, Slot, Step, beside_tag, check as check_slot, check_branch,
        check_examples, check_last, check_levels, check_names as check_flat, check_pattern,
        check_step, check_tag, flat, item_of, own, tag, value_of,
    };
}

#[cfg(feature = "tools")]
pub use with_tools::*;
