//! Values for a schema: normalise, validate, check, deserialise.
//!
//! Everything here works on a [`Tree`], whoever keeps it. The limits of a leaf are judged
//! by the `rules`, as in a form.

mod findings;
mod judge;
mod known;
mod lenient;
mod list;
mod normalise;
mod object;
mod pattern;
#[cfg(feature = "raw-schemas")]
mod raw;
mod read;
mod refusal;
mod types;
mod unfinished;
mod union;
mod unjudged;

use serde_json::Value;

use crate::answer::Violations;
use crate::node::Tree;
use judge::Judge;
use normalise::{Mode, Normaliser};

pub use lenient::Change;
pub use read::{LenientRead, ReadError};

/// A value is read up to so many levels of lists and objects in each other, as
/// `serde_json` reads text: so that no value exhausts the stack.
pub(crate) const MAX_DEPTH: usize = 128;

/// So many mentions and unions may follow each other without a step into the value.
const MAX_HOPS: usize = 64;

/// All that is wrong with the value, as JSON Schema reads the declaration.
pub(crate) fn validate(tree: &Tree<'_>, value: &Value) -> Result<(), Violations> {
    Judge::new(tree, false).finish(value)
}

/// The value as serde is to see it, with the author's rules held.
pub(crate) fn settle(tree: &Tree<'_>, mut value: Value) -> Result<Value, Violations> {
    Normaliser::new(tree, Mode::Read).normalise(&mut value);
    Judge::new(tree, true).finish(&value)?;
    Ok(value)
}

/// The same of a value that is repaired where a model is known to slip, with what was
/// changed.
pub(crate) fn settle_lenient(
    tree: &Tree<'_>,
    mut value: Value,
) -> Result<(Value, Vec<Change>), Violations> {
    let changes = Normaliser::new(tree, Mode::Lenient).normalise(&mut value);
    Judge::new(tree, true).finish(&value)?;
    Ok((value, changes))
}

/// What serde wrote, as the declaration has it: a `None` is left out.
pub(crate) fn settle_written(tree: &Tree<'_>, mut value: Value) -> Result<Value, Violations> {
    Normaliser::new(tree, Mode::Write).normalise(&mut value);
    Judge::new(tree, false).finish(&value)?;
    Ok(value)
}
