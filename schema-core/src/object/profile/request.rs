//! The limits of a request, which holds several schemas.

use super::Profile;
use super::count::Counts;
use super::reason::Counted;
use super::table::{self, ANTHROPIC_TOOLS, style};
use crate::object::ObjectSchema;

/// Whether one request may hold all of these, as strict tools or as the format of its
/// output: the limits that Anthropic sets for a request as a whole (20 strict tools, 24
/// properties that may be left out, 16 unions), and so also `Portable`. The other
/// profiles limit each schema alone.
///
/// For derived schemas, as a `const` assertion:
///
/// ```
/// use schema_core::ToolSchema;
/// use schema_core::object::profile::{self, Profile};
///
/// #[derive(ToolSchema)]
/// struct Search {
///     query: String,
///     limit: Option<u8>,
/// }
///
/// #[derive(ToolSchema)]
/// struct Open {
///     address: String,
/// }
///
/// const _: () = assert!(profile::fit_one_request(Profile::Anthropic, &[Search::SCHEMA, Open::SCHEMA]));
/// ```
///
/// A schema that was built or read can't be counted in a `const`: it counts as too much.
pub const fn fit_one_request(profile: Profile, schemas: &[&ObjectSchema<'static>]) -> bool {
    let limits = match profile {
        Profile::Anthropic | Profile::Portable => table::limits(Profile::Anthropic),
        Profile::Mcp | Profile::OpenAi | Profile::Gemini => return true,
    };
    if schemas.len() > ANTHROPIC_TOOLS as usize {
        return false;
    }
    let mut sum = Counts::ZERO;
    let mut rest = schemas;
    while let [schema, tail @ ..] = rest {
        let Some(root) = schema.as_constant() else { return false };
        let counts = Counts::of_constant(root, style(profile));
        sum.optional = sum.optional.saturating_add(counts.optional);
        sum.unions = sum.unions.saturating_add(counts.unions);
        rest = tail;
    }
    !matches!(sum.beyond(&limits), Some((Counted::OptionalProperties | Counted::Unions, ..)))
}
