//! Parts of a schema that stay JSON, as the crate `jsonschema` judges them: what it finds,
//! in the kinds and words of this crate.

use core::fmt;

use jsonschema::error::{TypeKind, ValidationErrorKind as Found};
use jsonschema::types::JsonType as Named;
use jsonschema::{ValidationError, Validator};
use serde_json::Value;

use super::judge::Judge;
use crate::answer::Subject;
use crate::field::{Format, Number};
use crate::json::Place;
use crate::json::first_repeated;
use crate::node::Judges;
use crate::rules::{JsonType, JsonTypes, ViolationKind};
use crate::text::Line;

/// So much of a keyword with what it says is shown, in bytes.
const SHOWN: usize = 120;

impl<'a> Judge<'a> {
    /// Judges a value by a part that stays JSON. What can't be judged is let through, and
    /// the schema names it.
    pub(super) fn judge_raw(&mut self, part: &'a Value, value: &Value, place: &Place<'_>) -> bool {
        if !self.judge_anything(value, place) {
            return false;
        }
        let Some(judges) = self.tree.judges else { return true };
        let Some(judge) = judges.of(part) else { return true };
        if judge.is_valid(value) || (self.forgives && without_nulls(judge, value).is_some()) {
            return true;
        }
        if self.findings.is_probe() {
            self.findings.count_all(judge.iter_errors(value).count());
            return false;
        }
        for error in judge.iter_errors(value) {
            self.say_found(judges, &error, place);
        }
        false
    }

    /// What was found in a value that stands at the place.
    fn say_found(&mut self, judges: &Judges, error: &ValidationError<'_>, of: &Place<'_>) {
        let place = of.below(error.instance_path().as_str());
        match error.kind() {
            Found::AnyOf { context } | Found::OneOfNotValid { context } => {
                self.no_branch(judges, error, context, (of, &place));
            }
            Found::PropertyNames { error: inner } => {
                // For its words.
                let mut apart = Judge::new(self.tree, false);
                apart.say_plainly(inner, &Rule::of(judges, inner), &Place::ROOT);
                let says = apart.findings.list().first().map(ToString::to_string);
                let name = inner.instance();
                let place = place.entry(name.as_str().unwrap_or_default());
                self.findings.say(ViolationKind::NotAName { says: "" }, None, &place, says);
            }
            _ => self.say_plainly(error, &Rule::of(judges, error), &place),
        }
    }

    /// None of the branches fits: what is wrong with the one that came closest.
    fn no_branch(
        &mut self,
        judges: &Judges,
        error: &ValidationError<'_>,
        branches: &[Vec<ValidationError<'_>>],
        (of, place): (&Place<'_>, &Place<'_>),
    ) {
        let expected = |branch: &[ValidationError<'_>]| {
            let mut own =
                branch.iter().filter(|inner| inner.instance_path() == error.instance_path());
            own.find_map(|inner| match inner.kind() {
                Found::Type { kind } => Some(types(kind)),
                _ => None,
            })
        };
        let of_type = branches.iter().filter(|branch| expected(branch).is_none());
        // What is another choice is most likely the tag of another branch.
        let choices = |branch: &[ValidationError<'_>]| {
            let is_choice = |inner: &&ValidationError<'_>| {
                matches!(inner.kind(), Found::Enum { .. } | Found::Constant { .. })
            };
            branch.iter().filter(is_choice).count()
        };
        match of_type.min_by_key(|branch| (choices(branch), branch.len())) {
            Some(branch) if !branch.is_empty() => {
                for inner in branch {
                    self.say_found(judges, inner, of);
                }
            }
            Some(_) => self.say_plainly(error, &Rule::of(judges, error), place),
            None => {
                let all = branches.iter().filter_map(|branch| expected(branch));
                let expected = all.fold(JsonTypes::NONE, JsonTypes::or);
                let kind = ViolationKind::NotOfJsonType { expected };
                self.findings.report(kind, Some(error.instance()), place);
            }
        }
    }

    fn say_plainly(&mut self, error: &ValidationError<'_>, rule: &Rule<'_>, place: &Place<'_>) {
        let value: &Value = error.instance();
        match error.kind() {
            Found::Required { property: Value::String(name) } => {
                let place = place.key(name);
                self.findings.say(ViolationKind::Missing, None, &place, rule.type_of(name));
            }
            Found::AdditionalProperties { unexpected }
            | Found::UnevaluatedProperties { unexpected } => {
                for name in unexpected {
                    self.undeclared_there(rule, value.get(name), &place.entry(name));
                }
            }
            Found::Enum { .. } | Found::Constant { .. } => {
                let kind = ViolationKind::NotAnOption { options: &[] };
                self.findings.choose(kind, rule.choices(), Some(value), (place, None));
            }
            Found::Pattern { .. } | Found::BacktrackLimitExceeded { .. } => {
                let kind = ViolationKind::NoMatch { pattern: "" };
                let pattern = rule.value.and_then(Value::as_str).map(str::to_owned);
                self.findings.say(kind, Some(value), place, pattern);
            }
            found => match limit(found, rule, value) {
                Some(kind) => self.findings.report(kind, Some(value), place),
                None => self.not_kept(rule, Some(value), place),
            },
        }
    }

    fn undeclared_there(&mut self, rule: &Rule<'_>, value: Option<&Value>, place: &Place<'_>) {
        let names = rule.names();
        if names.is_empty() {
            return self.not_kept(rule, value, place);
        }
        let kind = ViolationKind::Undeclared { properties: &[] };
        self.findings.choose(kind, Subject::of_place(vec![], names), value, (place, None));
    }

    fn not_kept(&mut self, rule: &Rule<'_>, value: Option<&Value>, place: &Place<'_>) {
        let says = Line::of(SHOWN, rule);
        self.findings.say(ViolationKind::NotKept { rule: "" }, value, place, Some(says));
    }
}

/// The value without each null that does not fit and may stand for what is absent, if it
/// fits then: a strict mode has to write one.
pub(super) fn without_nulls(judge: &Validator, value: &Value) -> Option<Value> {
    let mut places = Vec::new();
    judge.iter_errors(value).for_each(|error| nulls(&error, &mut places));
    if places.is_empty() {
        return None;
    }
    let mut without = value.clone();
    for place in places {
        let object = place.rsplit_once('/').and_then(|(above, name)| {
            let name = name.replace("~1", "/").replace("~0", "~");
            Some((without.pointer_mut(above)?.as_object_mut()?, name))
        });
        if let Some((object, name)) = object {
            object.remove(&name);
        }
    }
    judge.is_valid(&without).then_some(without)
}

/// The places of all nulls that are refused, in whichever branch.
fn nulls(error: &ValidationError<'_>, places: &mut Vec<String>) {
    if error.instance().is_null() {
        places.push(error.instance_path().as_str().to_owned());
    }
    if let Found::AnyOf { context } | Found::OneOfNotValid { context } = error.kind() {
        context.iter().flatten().for_each(|inner| nulls(inner, places));
    }
}

/// A keyword that does not hold, where it stands in the schema.
struct Rule<'j> {
    keyword: String,
    value: Option<&'j Value>,
    /// The schema that it stands in.
    schema: Option<&'j Value>,
}

impl<'j> Rule<'j> {
    fn of(judges: &'j Judges, error: &ValidationError<'_>) -> Self {
        let pointer = error.schema_path().as_str();
        let schema = pointer.rsplit_once('/').and_then(|(schema, _)| judges.at(schema));
        Self { keyword: error.kind().keyword().to_owned(), value: judges.at(pointer), schema }
    }

    fn number(&self) -> Option<Number> {
        match self.value? {
            Value::Number(number) => Some(Number::from(number)),
            _ => None,
        }
    }

    /// The values of an `enum`, or that of a `const`.
    fn choices(&self) -> Subject {
        let only = self.value.into_iter();
        let choices: Vec<&Value> = match self.value {
            Some(Value::Array(values)) if self.keyword == "enum" => values.iter().collect(),
            _ => only.collect(),
        };
        let texts: Option<Vec<String>> =
            choices.iter().map(|choice| choice.as_str().map(str::to_owned)).collect();
        match texts {
            Some(texts) => Subject::of_place(texts, Vec::new()),
            None => Subject::of_json(choices.iter().map(ToString::to_string).collect()),
        }
    }

    /// All properties that the schema has, if it names them.
    fn names(&self) -> Vec<String> {
        let Some(Value::Object(schema)) = self.schema else { return Vec::new() };
        match schema.get("properties") {
            Some(Value::Object(map)) if !schema.contains_key("patternProperties") => {
                map.keys().cloned().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The type of a property, if the schema says it.
    fn type_of(&self, name: &str) -> Option<String> {
        let named = self.schema?.get("properties")?.get(name)?.get("type")?.as_str()?;
        let types = JsonTypes::ALL.iter().find(|json_type| json_type.as_str() == named)?;
        Some(types.to_string())
    }
}

/// `"minProperties": 2`
impl fmt::Display for Rule<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Some(Value::Bool(false)) if self.keyword == "falseSchema" => f.write_str("false"),
            Some(value) => write!(f, "\"{}\": {value}", self.keyword),
            None => write!(f, "\"{}\"", self.keyword),
        }
    }
}

/// What is found of a keyword that this crate knows, too.
fn limit(found: &Found, rule: &Rule<'_>, value: &Value) -> Option<ViolationKind<'static>> {
    let length = || value.as_str().map_or(0, |text| text.chars().count() as u64);
    let count = || value.as_array().map_or(0, |list| list.len() as u64);
    Some(match found {
        Found::Type { kind } => ViolationKind::NotOfJsonType { expected: types(kind) },
        Found::Minimum { .. } => ViolationKind::TooSmall { min: rule.number()? },
        Found::Maximum { .. } => ViolationKind::TooLarge { max: rule.number()? },
        Found::ExclusiveMinimum { .. } => ViolationKind::NotAbove { bound: rule.number()? },
        Found::ExclusiveMaximum { .. } => ViolationKind::NotBelow { bound: rule.number()? },
        Found::MultipleOf { .. } => ViolationKind::NotMultiple { of: rule.number()? },
        Found::MinLength { limit } => ViolationKind::TooShort { min: *limit, length: length() },
        Found::MaxLength { limit } => ViolationKind::TooLong { max: *limit, length: length() },
        Found::MinItems { limit } => ViolationKind::TooFewItems { min: *limit, count: count() },
        Found::MaxItems { limit } => ViolationKind::TooManyItems { max: *limit, count: count() },
        Found::UniqueItems => {
            let (first, again) = first_repeated(value.as_array()?)?;
            ViolationKind::Repeated { first, again }
        }
        Found::Format { format } => {
            ViolationKind::NotOfFormat { format: Format::from_name(format)? }
        }
        _ => return None,
    })
}

fn types(kind: &TypeKind) -> JsonTypes {
    let of = |named| {
        JsonTypes::of(match named {
            Named::Null => JsonType::Null,
            Named::Boolean => JsonType::Boolean,
            Named::Integer => JsonType::Integer,
            Named::Number => JsonType::Number,
            Named::String => JsonType::String,
            Named::Array => JsonType::Array,
            Named::Object => JsonType::Object,
        })
    };
    match kind {
        TypeKind::Single(only) => of(*only),
        TypeKind::Multiple(all) => all.iter().map(of).fold(JsonTypes::NONE, JsonTypes::or),
    }
}
