//! The JSON that each API wants around a schema.

use schema_core::ObjectSchema;
use schema_core::object::{Api, Output, Profile, Tool, Type};

fn schema() -> ObjectSchema<'static> {
    ObjectSchema::builder()
        .description("Looks something up")
        .required("q", Type::string())
        .optional("page", Type::integer())
        .build()
        .unwrap()
}

const OPENAI: &str = r#"{"type":"object","description":"Looks something up","properties":{"q":{"type":"string"},"page":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["q","page"],"additionalProperties":false}"#;
const ANTHROPIC: &str = r#"{"type":"object","description":"Looks something up","properties":{"q":{"type":"string"},"page":{"type":"integer"}},"required":["q"],"additionalProperties":false}"#;
const DECLARED: &str = r#"{"type":"object","description":"Looks something up","properties":{"q":{"type":"string"},"page":{"type":"integer"}},"required":["q"]}"#;

#[test]
fn tools() {
    let schema = schema();
    let tool = Tool::new("search", &schema);
    let text = |api| tool.for_api(api).unwrap().to_string();
    let words = r#""name":"search","description":"Looks something up""#;
    assert_eq!(
        text(Api::OpenAiChat),
        format!(
            r#"{{"type":"function","function":{{{words},"parameters":{OPENAI},"strict":true}}}}"#
        )
    );
    assert_eq!(
        text(Api::OpenAiResponses),
        format!(r#"{{"type":"function",{words},"parameters":{OPENAI},"strict":true}}"#)
    );
    assert_eq!(
        text(Api::Anthropic),
        format!(r#"{{{words},"strict":true,"input_schema":{ANTHROPIC}}}"#)
    );
    assert_eq!(text(Api::Gemini), format!(r#"{{{words},"parametersJsonSchema":{DECLARED}}}"#));
    assert_eq!(text(Api::Mcp), format!(r#"{{{words},"inputSchema":{DECLARED}}}"#));
}

#[test]
fn a_tool_of_mcp_says_what_it_gives_and_what_it_does() {
    let (schema, output) = (schema(), ObjectSchema::builder().build().unwrap());
    let tool = Tool::new("search", &schema)
        .title("Search")
        .description("Finds it")
        .output(&output)
        .read_only(true)
        .open_world(false)
        .read_only(false);
    assert_eq!(
        tool.for_api(Api::Mcp).unwrap().to_string(),
        format!(
            r#"{{"name":"search","title":"Search","description":"Finds it","inputSchema":{DECLARED},"outputSchema":{{"type":"object","properties":{{}}}},"annotations":{{"openWorldHint":false,"readOnlyHint":false}}}}"#
        ),
    );
}

#[test]
fn structured_output() {
    let schema = schema();
    let output = Output::new("answer", &schema);
    let text = |api| output.for_api(api).unwrap().to_string();
    assert_eq!(
        text(Api::OpenAiChat),
        format!(
            r#"{{"type":"json_schema","json_schema":{{"name":"answer","schema":{OPENAI},"strict":true}}}}"#
        )
    );
    assert_eq!(
        text(Api::OpenAiResponses),
        format!(r#"{{"type":"json_schema","name":"answer","schema":{OPENAI},"strict":true}}"#)
    );
    assert_eq!(text(Api::Anthropic), format!(r#"{{"type":"json_schema","schema":{ANTHROPIC}}}"#));
    assert_eq!(
        text(Api::Gemini),
        format!(r#"{{"responseMimeType":"application/json","responseJsonSchema":{DECLARED}}}"#)
    );
    assert_eq!(text(Api::Mcp), format!(r#"{{"outputSchema":{DECLARED}}}"#));
}

#[test]
fn one_dialect_may_serve_all() {
    let schema = schema();
    let tool = Tool::new("search", &schema).profile(Profile::Portable);
    let text = tool.for_api(Api::Anthropic).unwrap().to_string();
    assert!(text.ends_with(&format!(r#""input_schema":{OPENAI}}}"#)), "{text}");
    let pretty = format!("{:#}", Output::new("a", &schema).for_api(Api::Mcp).unwrap());
    assert!(pretty.starts_with("{\n  \"outputSchema\": {\n"), "{pretty}");
}

/// An API refuses the request that holds the model to another dialect than its own.
#[test]
fn only_a_dialect_of_the_api_is_strict() {
    let map = ObjectSchema::builder().required("m", Type::map(Type::null())).build().unwrap();
    let schema = schema();
    for (api, own) in [
        (Api::OpenAiResponses, Profile::OpenAi),
        (Api::OpenAiChat, Profile::OpenAi),
        (Api::Anthropic, Profile::Anthropic),
    ] {
        for profile in
            [Profile::Mcp, Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable]
        {
            let is_strict = profile == own || profile == Profile::Portable;
            let flag = format!(r#""strict":{is_strict}"#);
            let tool = Tool::new("t", &schema).profile(profile).for_api(api).unwrap().to_string();
            assert!(tool.contains(&flag), "{profile}: {tool}");
            let output = Output::new("t", &schema).profile(profile).for_api(api).unwrap();
            let has_flag = api != Api::Anthropic;
            assert_eq!(output.to_string().contains(&flag), has_flag, "{profile}: {output}");
        }
        // So a map can be asked for, without a promise.
        let tool = Tool::new("t", &map).profile(Profile::Mcp).for_api(api).unwrap().to_string();
        assert!(tool.contains(r#""additionalProperties":{"type":"null"}"#), "{tool}");
    }
}

#[test]
fn what_the_dialect_cannot_say_is_an_error() {
    let schema = ObjectSchema::builder().required("m", Type::map(Type::null())).build().unwrap();
    assert!(Tool::new("t", &schema).for_api(Api::OpenAiChat).is_err());
    assert!(Output::new("t", &schema).for_api(Api::Anthropic).is_err());
    assert!(Tool::new("t", &schema).for_api(Api::Mcp).is_ok());
}

/// One name that is none fails the whole request.
#[test]
fn a_name_is_of_the_letters_of_the_api() {
    let map = ObjectSchema::builder().required("m", Type::map(Type::null())).build().unwrap();
    let schema = schema();
    let apis = [Api::Mcp, Api::OpenAiResponses, Api::OpenAiChat, Api::Anthropic, Api::Gemini];
    let long = |length| "a".repeat(length);
    for (name, taken) in [
        ("look_up-2".to_owned(), [true; 5]),
        (String::new(), [false; 5]),
        ("look up".to_owned(), [false; 5]),
        ("größe".to_owned(), [false; 5]),
        ("files/read".to_owned(), [false; 5]),
        ("files.read".to_owned(), [true, false, false, false, true]),
        ("2fa".to_owned(), [true, true, true, true, false]),
        (long(64), [true; 5]),
        (long(65), [true, false, false, true, false]),
        (long(129), [false; 5]),
    ] {
        for (api, is_taken) in apis.into_iter().zip(taken) {
            let said = Tool::new(&name, &schema).for_api(api);
            assert_eq!(said.is_ok(), is_taken, "{name} {api:?}");
            let has_name = matches!(api, Api::OpenAiResponses | Api::OpenAiChat);
            let output = Output::new(&name, &schema).for_api(api);
            assert_eq!(output.is_ok(), is_taken || !has_name, "{name} {api:?}");
        }
    }
    let error = Tool::new("a b", &map).for_api(Api::Anthropic).unwrap_err();
    let texts: Vec<String> = error.faults().iter().map(ToString::to_string).collect();
    let name = r#"the name of a tool has 1 to 128 letters, digits, `_` and `-`, this is "a b""#;
    assert!(
        texts.len() == 2 && texts[0] == name && texts[1].starts_with("/properties/m: "),
        "{texts:?}"
    );
}
