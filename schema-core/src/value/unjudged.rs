//! The parts of a schema that nobody judges: those with keywords beyond this crate's own.

use serde_json::Value;

use super::pattern::is_judged;
use crate::node::Tree;
use crate::object::{Foreign, ObjectSchema, each_foreign};

impl ObjectSchema<'_> {
    /// The parts of the schema that [`validate`](Self::validate) and
    /// [`read`](Self::read) let anything through for: raw ones, with keywords that this
    /// crate can't say, and patterns too large to compile. JSON pointers (RFC 6901) into
    /// the schema, in its order; of a derived type at most such patterns. Whoever reads
    /// schemas from elsewhere refuses those, or judges such values with a validator of all
    /// keywords as well.
    ///
    /// With the feature `raw-schemas` raw parts are judged, and only those are named that
    /// can't be: of a dialect that nobody knows, or with a reference out of the document,
    /// which is never fetched.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    /// use serde_json::json;
    ///
    /// let schema = ObjectSchema::builder()
    ///     .required("name", Type::string())
    ///     .optional("size", Type::raw(json!({ "not": { "const": 3 } })))
    ///     .build()?;
    /// let is_judged = cfg!(feature = "raw-schemas");
    /// assert_eq!(schema.unjudged().is_empty(), is_judged);
    /// assert_eq!(schema.validate(&json!({ "name": "x", "size": 3 })).is_err(), is_judged);
    /// # Ok::<(), schema_core::ObjectError>(())
    /// ```
    pub fn unjudged(&self) -> Vec<String> {
        let tree = self.judged_tree();
        let mut found = Vec::new();
        each_foreign(&tree, &mut |part, place| {
            let is_judged = match part {
                Foreign::Raw(part) => has_judge(&tree, part),
                Foreign::Pattern(pattern) => is_judged(pattern),
            };
            if !is_judged {
                found.push(place.pointer());
            }
        });
        found
    }
}

/// Whether a part that stays JSON is judged. What says `true` needs no judge.
fn has_judge(tree: &Tree<'_>, part: &Value) -> bool {
    #[cfg(feature = "raw-schemas")]
    if tree.judges.is_some_and(|judges| judges.of(part).is_some()) {
        return true;
    }
    #[cfg(not(feature = "raw-schemas"))]
    let _ = tree;
    *part == Value::Bool(true)
}
