//! One struct with every kind of field, as the request that a server sends; and
//! the same form from the run-time builder.

use schema_core::{ElicitEnum, ElicitSchema, Field, FormError, FormSchema, Format};

/// The `#[field(…)]` keys of each field end up in its JSON Schema.
#[derive(ElicitSchema)]
#[allow(dead_code)] // this program shows the form and reads no answer
struct Signup {
    /// We only use it for the newsletter.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    email: String,
    #[field(title = "Name", min_length = 1, max_length = 80)]
    name: Option<String>,
    #[field(title = "Age", min = 18)]
    age: Option<u8>,
    #[field(title = "Donation in euros", min = 0, max = 500.5, default = 2.5)]
    donation: f64,
    /// You can take it back at any time.
    consent: bool,
    #[field(default = "weekly")]
    rhythm: Rhythm,
    #[field(min_items = 1, max_items = 2)]
    topics: Vec<Topic>,
    #[field(options = ["html", "text"], enum_names = ["With pictures", "Plain text"])]
    style: Option<String>,
}

#[derive(ElicitEnum)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code)] // as above
enum Rhythm {
    Daily,
    #[elicit(title = "Once a week")]
    Weekly,
}

#[derive(ElicitEnum)]
#[allow(dead_code)] // as above
enum Topic {
    Rust,
    Go,
    Zig,
}

/// The same form for which there is no struct.
fn signup_at_run_time() -> Result<FormSchema<'static>, FormError> {
    FormSchema::builder()
        .field(
            Field::string("email")
                .title("E-mail")
                .description("We only use it for the newsletter.")
                .format(Format::Email)
                .max_length(254),
        )
        .field(Field::string("name").title("Name").min_length(1).max_length(80))
        .field(Field::integer("age").title("Age").min(18).max(255))
        .field(Field::number("donation").title("Donation in euros").min(0).max(500.5).default(2.5))
        .field(Field::boolean("consent").description("You can take it back at any time."))
        .field(
            Field::single_select("rhythm", ["daily", "weekly"])
                .option_titles(["daily", "Once a week"])
                .default("weekly"),
        )
        .field(Field::multi_select("topics", ["Rust", "Go", "Zig"]).min_items(1).max_items(2))
        .field(
            Field::single_select("style", ["html", "text"])
                .enum_names(["With pictures", "Plain text"]),
        )
        .required(["email", "consent", "topics"])
        .build()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let request = Signup::request("Where should the newsletter go?");
    println!("{}", serde_json::to_string_pretty(&request)?);

    let form = signup_at_run_time()?;
    println!("\nThe same form from the run-time builder:\n{form:#}");
    let equal = form == *Signup::schema();
    println!("\nBoth forms are equal: {equal}");
    if equal { Ok(()) } else { Err("the derived form and the built one differ".into()) }
}
