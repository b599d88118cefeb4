//! A form from a file, for authors who want to see what a person will see.

use std::error::Error;

use schema_core::{ElicitRequestFormParams, FormSchema, LeftOut};

use crate::input::plain;
use crate::respond::Respond;

/// Shows a `requestedSchema`, or the parameters of a whole `elicitation/create`, and
/// prints the `ElicitResult`.
///
/// # Errors
///
/// When the text is no form at all, or there is no way to ask.
pub(crate) fn show(text: &str, respond: &mut dyn Respond) -> Result<(), Box<dyn Error>> {
    let (message, form) = read(text)?;
    let answer = respond.respond("A server", &message, &form).map_err(|error| error.to_string())?;
    println!("{}", serde_json::to_string(&answer)?);
    Ok(())
}

fn read(text: &str) -> Result<(String, FormSchema<'static>), Box<dyn Error>> {
    let json: serde_json::Value = serde_json::from_str(text)?;
    if json.get("requestedSchema").is_some() {
        let read = ElicitRequestFormParams::from_str_lenient(text)?;
        say(read.left_out());
        let request = read.into_request();
        return Ok((request.message().to_owned(), request.form().clone().into_owned()));
    }
    let read = FormSchema::from_str_lenient(text)?;
    say(read.left_out());
    Ok(("(the message of the request)".to_owned(), read.into_form()))
}

/// All of it, since the author can mend it.
fn say(left_out: &[LeftOut]) {
    for left in left_out {
        eprintln!("{}", plain(&left.to_string()));
    }
}
