//! One field at a time: for a client that checks while the person types.

use serde_json::Value;

use super::check::Findings;
use super::violation::Violations;
use crate::field::{Field, FieldKind, FieldRef};

impl Field<'_> {
    /// Checks one value against this field, as [`FormSchema::validate`] does a whole
    /// answer: for a client, while the person types.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder().field(Field::integer("age").title("Age").min(18)).build()?;
    /// let age = form.field("age").ok_or("no such field")?;
    /// assert!(age.validate(&json!(30)).is_ok());
    /// assert_eq!(age.validate(&json!(7)).unwrap_err().to_string(), "Age: must be at least 18");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the value.
    ///
    /// [`FormSchema::validate`]: crate::FormSchema::validate
    pub fn validate(&self, value: &Value) -> Result<(), Violations> {
        let mut findings = Findings::default();
        findings.check(FieldRef::Constant(self), value);
        findings.finish()
    }

    /// The value that a typed text stands for, checked: `None` when nothing was typed,
    /// for a field that may stay empty.
    ///
    /// A number may have spaces around it; `yes`, `y`, `true`, `no`, `n` and `false` are
    /// a boolean. An option is told by its value, or by its title, upper or lower case;
    /// several are separated by commas or line breaks. A text is taken as it is.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::integer("age").title("Age").min(18))
    ///     .field(Field::multi_select("size", ["s", "m"]).option_titles(["Small", "Medium"]))
    ///     .required(["age"])
    ///     .build()?;
    /// let [age, size] = ["age", "size"].map(|name| form.field(name));
    /// let (age, size) = (age.ok_or("no age")?, size.ok_or("no size")?);
    ///
    /// assert_eq!(age.parse(" 30 ")?, Some(json!(30)));
    /// assert_eq!(size.parse("medium, s")?, Some(json!(["m", "s"])));
    /// assert_eq!(size.parse("")?, None);
    ///
    /// assert_eq!(age.parse("").unwrap_err().to_string(), "Age: an answer is required");
    /// assert_eq!(age.parse("ten").unwrap_err().to_string(), "Age: must be a whole number, not \"ten\"");
    /// assert_eq!(size.parse("xl").unwrap_err().to_string(), "size: choose from: Small, Medium (not \"xl\")");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// What is wrong with the text, in the words of [`validate`](Self::validate).
    pub fn parse(&self, text: &str) -> Result<Option<Value>, Violations> {
        let typed = text.trim();
        let is_text = self.facts.kind == FieldKind::String;
        if text.is_empty() || typed.is_empty() && !is_text {
            if !self.facts.required {
                return Ok(None);
            }
            if !is_text {
                let mut findings = Findings::default();
                findings.absent(FieldRef::Constant(self));
                return findings.finish().map(|()| None);
            }
        }
        let value = match self.facts.kind {
            FieldKind::String => Value::from(text),
            FieldKind::Number | FieldKind::Integer => number(typed),
            FieldKind::Boolean => boolean(typed),
            FieldKind::SingleSelect => self.option(typed).unwrap_or(typed).into(),
            FieldKind::MultiSelect => self.options_in(typed).into(),
        };
        self.validate(&value)?;
        Ok(Some(value))
    }

    /// The values of the options in a list, each once.
    fn options_in<'t>(&'t self, typed: &'t str) -> Vec<&'t str> {
        // An option may have a comma of its own.
        if let Some(option) = self.option(typed) {
            return vec![option];
        }
        let words = typed.split([',', '\n']).map(str::trim).filter(|word| !word.is_empty());
        let mut chosen = Vec::new();
        for word in words {
            let option = self.option(word).unwrap_or(word);
            if !chosen.contains(&option) {
                chosen.push(option);
            }
        }
        chosen
    }

    /// The value of the option that was meant: the same value before the same title,
    /// and both before one in other letters.
    fn option(&self, typed: &str) -> Option<&str> {
        let titles = self.titles.unwrap_or(self.options);
        let value_of = |index| self.options.get(index);
        let at = |found: Option<usize>| found.and_then(value_of);
        let lower = typed.to_lowercase();
        at(self.options.iter().position(|option| option == typed))
            .or_else(|| at(titles.iter().position(|title| title == typed)))
            .or_else(|| at(self.options.iter().position(|option| option.to_lowercase() == lower)))
            .or_else(|| at(titles.iter().position(|title| title.to_lowercase() == lower)))
    }
}

/// A number, or else the text, which is of the wrong type.
fn number(typed: &str) -> Value {
    let whole =
        typed.parse::<i64>().map(Value::from).or_else(|_| typed.parse::<u64>().map(Value::from));
    whole.unwrap_or_else(|_| match typed.parse::<f64>() {
        // Not `inf` or `nan`.
        Ok(float) if float.is_finite() => Value::from(float),
        _ => Value::from(typed),
    })
}

fn boolean(typed: &str) -> Value {
    match typed.to_lowercase().as_str() {
        "yes" | "y" | "true" => Value::Bool(true),
        "no" | "n" | "false" => Value::Bool(false),
        _ => Value::from(typed),
    }
}
