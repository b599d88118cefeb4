//! What the tools ask. Not one of these forms is written as JSON.

use std::fmt;

use schema_core::{ElicitEnum, ElicitSchema, Field, FormError, FormSchema};
use serde::Deserialize;

/// What `sign_up` asks. Each revision of the protocol can say it.
#[derive(Debug, ElicitSchema, Deserialize)]
pub struct Signup {
    /// We only use it for the newsletter.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    pub(crate) email: String,
    #[field(title = "Name", min_length = 1, max_length = 80)]
    pub(crate) name: Option<String>,
    #[field(title = "Age", min = 18)]
    #[allow(dead_code)] // asked for the check alone
    pub(crate) age: Option<u8>,
    #[field(title = "Donation in euros", min = 0.5, max = 500.5, default = 2.5)]
    pub(crate) donation: f64,
    #[field(title = "How often", default = "weekly")]
    pub(crate) rhythm: Rhythm,
    /// You can take it back at any time.
    #[field(title = "Send me the newsletter")]
    pub(crate) consent: bool,
}

/// How often the newsletter comes.
#[derive(Clone, Copy, Debug, ElicitEnum, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rhythm {
    /// In the morning.
    #[elicit(title = "Every day")]
    Daily,
    /// On Fridays.
    #[elicit(title = "Once a week")]
    Weekly,
}

impl fmt::Display for Rhythm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Daily => "Every day",
            Self::Weekly => "Once a week",
        })
    }
}

/// What `deploy` asks. Which branches there are is known at run time only.
#[derive(Debug, ElicitSchema, Deserialize)]
pub struct Deploy {
    #[field(title = "Branch")]
    pub(crate) branch: String,
    /// Shows what would be done, and does nothing.
    #[field(title = "Dry run", default = true)]
    pub(crate) dry_run: bool,
}

impl Deploy {
    /// The form with the branches that exist just now.
    ///
    /// # Errors
    ///
    /// When there is none, or one that is no option.
    pub fn form(branches: &[String]) -> Result<FormSchema<'static>, FormError> {
        let form =
            Self::schema().to_builder().edit("branch", |field| field.options(branches)).build()?;
        Ok(form.into_owned())
    }
}

/// What `test_elicitation` asks.
#[derive(ElicitSchema)]
#[allow(dead_code)] // the tool shows the content as it came
pub struct User {
    /// User's response
    username: String,
    /// User's email address
    email: String,
}

/// What `test_elicitation_sep1034_defaults` asks: a default of each primitive type.
#[derive(ElicitSchema)]
#[allow(dead_code)] // the tool shows the content as it came
pub struct Defaults {
    /// User name
    #[field(default = "John Doe")]
    name: String,
    /// User age
    #[field(default = 30)]
    age: i64,
    /// User score
    #[field(default = 95.5)]
    score: f64,
    /// User status
    #[field(options = ["active", "inactive", "pending"], default = "active")]
    status: String,
    /// Verification status
    #[field(default = true)]
    verified: bool,
}

/// What `test_elicitation_sep1330_enums` asks: all five shapes of a select, from
/// the builder.
///
/// # Errors
///
/// None: the form is a legal one.
pub fn enums() -> Result<FormSchema<'static>, FormError> {
    let options = ["option1", "option2", "option3"];
    let values = ["value1", "value2", "value3"];
    FormSchema::builder()
        .field(Field::single_select("untitledSingle", options))
        .field(Field::single_select("titledSingle", values).option_titles([
            "First Option",
            "Second Option",
            "Third Option",
        ]))
        .field(Field::single_select("legacyEnum", ["opt1", "opt2", "opt3"]).enum_names([
            "Option One",
            "Option Two",
            "Option Three",
        ]))
        .field(Field::multi_select("untitledMulti", options))
        .field(Field::multi_select("titledMulti", values).option_titles([
            "First Choice",
            "Second Choice",
            "Third Choice",
        ]))
        .build()
}

/// What the tools on `InputRequiredResult` ask.
#[derive(Debug, ElicitSchema, Deserialize)]
pub struct UserName {
    pub(crate) name: String,
}
