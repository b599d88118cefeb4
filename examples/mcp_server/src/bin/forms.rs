//! Prints the forms of the tools as each revision says them, one JSON object a
//! line: what a client should see.

use std::error::Error;

use mcp_server::forms::{Defaults, Deploy, Signup, User, UserName, enums};
use schema_core::{ElicitSchema, FormSchema, ProtocolVersion};

fn main() -> Result<(), Box<dyn Error>> {
    let branches: Vec<String> = std::env::args().skip(1).collect();
    print("sign_up", Signup::schema());
    print("deploy", &Deploy::form(&branches)?);
    print("test_elicitation", User::schema());
    print("test_elicitation_sep1034_defaults", Defaults::schema());
    print("test_elicitation_sep1330_enums", &enums()?);
    print("test_input_required_result_elicitation", UserName::schema());
    Ok(())
}

/// A revision that can't say the form gets no line.
fn print(tool: &str, form: &FormSchema<'_>) {
    use ProtocolVersion::{V2025_06_18, V2025_11_25, V2026_07_28};
    for version in [V2025_06_18, V2025_11_25, V2026_07_28] {
        if let Ok(form) = form.for_version(version) {
            println!(r#"{{"tool":"{tool}","version":"{version}","form":{form}}}"#);
        }
    }
}
