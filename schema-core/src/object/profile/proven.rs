//! Schemas of derived types, each brought into a profile once.

use std::sync::OnceLock;

use super::{Dialect, Profile};
use crate::made::{Made, address};
use crate::object::ObjectSchema;

/// A type of which its derive has proven that the profile takes it:
/// `#[schema(profiles("openai"))]` implements it, nobody else should.
///
/// ```
/// use schema_core::ToolSchema;
/// use schema_core::object::profile;
///
/// #[derive(ToolSchema)]
/// #[schema(profiles("openai"))]
/// struct Search {
///     query: String,
/// }
///
/// assert_eq!(
///     Search::schema_for::<profile::OpenAi>().to_string(),
///     r#"{"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}"#,
/// );
/// ```
///
/// ```compile_fail,E0277
/// # use schema_core::ToolSchema;
/// # use schema_core::object::profile;
/// # #[derive(ToolSchema)]
/// # #[schema(profiles("openai"))]
/// # struct Search {
/// #     query: String,
/// # }
/// Search::schema_for::<profile::Gemini>(); // nothing was proven
/// ```
///
/// What a generic type holds is known where it is used: it is proven in `cargo check` if a
/// struct that says the profile holds it, else in `cargo build`.
///
/// ```compile_fail,E0080
/// # use std::collections::BTreeMap;
/// # use schema_core::ToolSchema;
/// # use schema_core::object::profile;
/// #[derive(ToolSchema)]
/// #[schema(profiles("openai"))]
/// struct Page<T> {
///     items: Vec<T>,
/// }
///
/// Page::<String>::schema_for::<profile::OpenAi>();
/// Page::<BTreeMap<String, u8>>::schema_for::<profile::OpenAi>(); // `items[]` is a map
/// ```
#[diagnostic::on_unimplemented(
    message = "nothing proves that this profile takes `{Self}`",
    label = "`{Self}` does not say `#[schema(profiles(…))]` with the profile of `{P}`",
    note = "add the profile to `#[schema(profiles(…))]` on the type; or ask at run time: `schema().for_profile(…)`"
)]
pub trait Proven<P: Dialect> {
    /// Of an instance of a generic type: its proof, when the program is built.
    #[doc(hidden)]
    const PROOF: () = ();
}

/// A schema in a profile, with its text.
#[derive(Debug)]
pub(crate) struct InProfile {
    pub(crate) schema: ObjectSchema<'static>,
    pub(crate) json: String,
}

impl InProfile {
    fn new(declared: &ObjectSchema<'static>, profile: Profile) -> Self {
        // The derive has proven that it is none of those that fail: these are the rules
        // that the proof asked.
        let schema = declared.for_profile(profile).unwrap_or_else(|_| declared.clone());
        let json = schema.to_json();
        Self { schema, json }
    }
}

/// The schemas of one type in all profiles, made when they are asked for first. A
/// `static` in the code of the derive.
#[derive(Debug)]
pub struct Cache([OnceLock<InProfile>; Profile::ALL.len()]);

impl Cache {
    /// With nothing in it.
    #[allow(clippy::new_without_default)] // only generated code makes one
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; Profile::ALL.len()])
    }

    pub(crate) fn get(
        &'static self,
        declared: &'static ObjectSchema<'static>,
        profile: Profile,
    ) -> &'static InProfile {
        match self.0.get(profile as usize) {
            Some(entry) => entry.get_or_init(|| InProfile::new(declared, profile)),
            // Not reached: there is a place for each.
            None => shared(declared, profile),
        }
    }
}

/// The same for instances of a generic type, which have no `static` of their own.
pub(crate) fn shared(
    declared: &'static ObjectSchema<'static>,
    profile: Profile,
) -> &'static InProfile {
    static IN_PROFILES: Made<(usize, Profile), InProfile> = Made::new();
    let key = (address(declared), profile);
    IN_PROFILES.get(key, || InProfile::new(declared, profile))
}
