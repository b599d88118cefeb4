//! [`Judges`]: what judges the parts of a schema that stay JSON.

use core::panic::AssertUnwindSafe;
use std::collections::HashMap;
use std::sync::OnceLock;

use jsonschema::{PatternOptions, Registry, RegistryBuilder, Validator};
use serde_json::{Value, json};

use crate::Format;
use crate::answer::is_of_format;
use crate::rules::{PATTERN_SIZE, PATTERN_STEPS};

/// What the parts call the whole schema. Nothing is ever fetched.
const WHOLE: &str = "urn:schema-core:whole";

/// Formats that only annotate here, as outside of such parts.
const ANNOTATIONS: [&str; 15] = [
    "time",
    "duration",
    "hostname",
    "idn-hostname",
    "idn-email",
    "ipv4",
    "ipv6",
    "iri",
    "iri-reference",
    "json-pointer",
    "relative-json-pointer",
    "regex",
    "uri-reference",
    "uri-template",
    "uuid",
];

/// The validators of the crate `jsonschema` for the parts of one schema, each made when it
/// is first asked for.
pub(crate) struct Judges {
    whole: Value,
    registry: Option<AssertUnwindSafe<Registry<'static>>>,
    /// By their place in memory: a schema that is kept does not move.
    parts: HashMap<usize, Part>,
}

struct Part {
    /// Where it stands in the whole: a JSON pointer as the fragment of a URI.
    fragment: String,
    validator: OnceLock<Option<AssertUnwindSafe<Validator>>>,
}

impl Judges {
    /// Of a schema and its parts, each with the fragment that leads to it.
    pub(crate) fn new(parts: Vec<(&Value, String)>, whole: impl FnOnce() -> Value) -> Self {
        if parts.is_empty() {
            return Self { whole: Value::Null, registry: None, parts: HashMap::new() };
        }
        let whole = whole();
        let registry = Registry::new().add(WHOLE, whole.clone()).and_then(RegistryBuilder::prepare);
        let parts = parts
            .into_iter()
            .map(|(part, fragment)| (address(part), Part { fragment, validator: OnceLock::new() }));
        Self { whole, registry: registry.ok().map(AssertUnwindSafe), parts: parts.collect() }
    }

    /// What judges that part, unless it can't be compiled: it mentions what is not there, or
    /// is of a dialect that nobody knows.
    pub(crate) fn of(&self, part: &Value) -> Option<&Validator> {
        let part = self.parts.get(&address(part))?;
        let registry = self.registry.as_ref()?;
        let validator = part.validator.get_or_init(|| compile(registry, &part.fragment));
        validator.as_ref().map(|validator| &validator.0)
    }

    /// What stands at that pointer of the whole.
    pub(crate) fn at(&self, pointer: &str) -> Option<&Value> {
        self.whole.pointer(pointer)
    }
}

fn address(part: &Value) -> usize {
    core::ptr::from_ref(part).addr()
}

fn compile(registry: &Registry<'static>, fragment: &str) -> Option<AssertUnwindSafe<Validator>> {
    let patterns =
        PatternOptions::fancy_regex().backtrack_limit(PATTERN_STEPS).size_limit(PATTERN_SIZE);
    let mut options = jsonschema::options()
        .with_registry(registry)
        .offline()
        .with_pattern_options(patterns)
        .should_validate_formats(true);
    for name in ANNOTATIONS {
        options = options.with_format(name, |_: &str| true);
    }
    for format in Format::ALL {
        options =
            options.with_format(format.as_str(), move |text: &str| is_of_format(format, text));
    }
    options.build(&json!({ "$ref": format!("{WHOLE}#{fragment}") })).ok().map(AssertUnwindSafe)
}
