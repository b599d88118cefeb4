//! The words of JSON Schema: which of them change what a legal value is.

/// The keywords of JSON Schema 2020-12 that constrain, by vocabulary, with
/// words of older drafts and of `OpenAPI` that are still about. Lower case, since a
/// misspelt constraint (`min_length`, `Pattern`) was meant as one.
const CONSTRAINTS: &[&str] = &[
    // Core: references stand for the schema that they point to.
    "$ref",
    "$dynamicref",
    "$recursiveref",
    "$vocabulary",
    // Applicator.
    "allof",
    "anyof",
    "oneof",
    "not",
    "if",
    "then",
    "else",
    "dependentschemas",
    "prefixitems",
    "items",
    "additionalitems",
    "contains",
    "properties",
    "patternproperties",
    "additionalproperties",
    "propertynames",
    "dependencies",
    "extends",
    // Unevaluated.
    "unevaluateditems",
    "unevaluatedproperties",
    // Validation.
    "type",
    "enum",
    "const",
    "multipleof",
    "divisibleby",
    "maximum",
    "exclusivemaximum",
    "minimum",
    "exclusiveminimum",
    "maxlength",
    "minlength",
    "pattern",
    "maxitems",
    "minitems",
    "uniqueitems",
    "maxcontains",
    "mincontains",
    "maxproperties",
    "minproperties",
    "required",
    "dependentrequired",
    "disallow",
    "nullable",
    // Format: we hold a client to it.
    "format",
    // Not JSON Schema's, but a list of titles that has lost its options.
    "enumnames",
];

// All others are annotations, or as good as one:
//
// - core: `$id`, `$anchor`, `$dynamicAnchor`, `$recursiveAnchor`, `$defs`,
//   `definitions`, `$comment` name things, and change nothing without a
//   reference, which is refused;
// - meta-data: `title`, `description`, `default`, `deprecated`, `readOnly`,
//   `writeOnly`, `examples`;
// - content: `contentEncoding`, `contentMediaType`, `contentSchema`, which
//   2020-12 does not assert (validation, 8.2);
// - `x-…` and whatever else has no meaning: unknown keywords are annotations
//   (core, 6.5).

/// Whether the keyword, or the one that was meant, changes which values are legal.
pub(crate) fn is_constraint(keyword: &str) -> bool {
    // The longest has 21 letters; no need to copy a novel.
    keyword.len() < 64 && {
        let plain = keyword.replace(['_', '-'], "").to_ascii_lowercase();
        CONSTRAINTS.contains(&plain.as_str())
    }
}
