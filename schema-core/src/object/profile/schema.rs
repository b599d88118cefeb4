//! [`ObjectSchema::for_profile`].

use std::collections::HashSet;

use super::count::Counts;
use super::lower::Declared;
use super::table::{limits, style};
use super::{Profile, apply::Refusals};
use crate::object::error::{FaultKind, Faults};
use crate::object::{ObjectError, ObjectSchema};

impl ObjectSchema<'_> {
    /// The schema in the dialect of a profile. [`Profile::Mcp`] is the declaration.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Profile, Type};
    ///
    /// let schema = ObjectSchema::builder()
    ///     .optional("page", Type::integer().min(1))
    ///     .build()?;
    /// assert_eq!(
    ///     schema.for_profile(Profile::Portable)?.to_string(),
    ///     concat!(
    ///         r#"{"type":"object","properties":{"page":{"anyOf":[{"type":"integer"},{"type":"null"}],"#,
    ///         r#""description":"At least 1."}},"required":["page"],"additionalProperties":false}"#,
    ///     ),
    /// );
    /// # Ok::<(), schema_core::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// An [`ObjectError`] with each place that the profile can't say, and why.
    pub fn for_profile(&self, profile: Profile) -> Result<ObjectSchema<'static>, ObjectError> {
        if profile == Profile::Mcp {
            return Ok(self.clone().into_owned());
        }
        let mut owned = self.to_owned_parts();
        let mut refusals = Refusals::new();
        let declared = Declared::new(self);
        owned.lower(&declared, style(profile).closed, &mut refusals);
        owned.inline();
        owned.apply(profile, &mut refusals);
        let counts = Counts::of(&owned.root.view(), &owned.definitions);
        counts.judge(&limits(profile), &mut refusals);
        let mut faults = Faults::default();
        let mut seen = HashSet::new();
        for (pointer, reason) in refusals {
            // What several parts mention is wrong once.
            let place = declared.place(&pointer);
            if !declared.mentions(&place) {
                continue;
            }
            if seen.insert((place.clone(), reason.to_string())) {
                faults.push_at(&place, FaultKind::Refused { profile, reason });
            }
        }
        faults.none_or(ObjectSchema::of_parts(owned.root, owned.definitions))
    }
}
