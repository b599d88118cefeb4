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

#[test]
fn what_the_dialect_cannot_say_is_an_error() {
    let schema = ObjectSchema::builder().required("m", Type::map(Type::null())).build().unwrap();
    assert!(Tool::new("t", &schema).for_api(Api::OpenAiChat).is_err());
    assert!(Output::new("t", &schema).for_api(Api::Anthropic).is_err());
    assert!(Tool::new("t", &schema).for_api(Api::Mcp).is_ok());
}
