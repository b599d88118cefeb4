//! The form as a whole: members, order, `required`, and the request.

use schema_core::{ElicitEnum, ElicitSchema, Field, FieldKind, FormSchema, Format};
use serde_json::json;

#[derive(ElicitSchema)]
struct Signup {
    /// We only use it for the newsletter.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    email: String,
    #[field(title = "Age", min = 18)]
    age: Option<u8>,
    #[field(default = "weekly")]
    rhythm: Rhythm,
    #[field(min_items = 1, max_items = 2)]
    topics: Vec<Topic>,
}

#[derive(ElicitEnum)]
#[serde(rename_all = "snake_case")]
enum Rhythm {
    Daily,
    #[elicit(title = "Once a week")]
    Weekly,
}

#[derive(ElicitEnum)]
enum Topic {
    Rust,
    Go,
}

const SIGNUP: &str = concat!(
    r#"{"type":"object","properties":{"#,
    r#""email":{"type":"string","title":"E-mail","description":"We only use it for the newsletter.","maxLength":254,"format":"email"},"#,
    r#""age":{"type":"integer","title":"Age","minimum":18,"maximum":255},"#,
    r#""rhythm":{"type":"string","oneOf":[{"const":"daily","title":"daily"},{"const":"weekly","title":"Once a week"}],"default":"weekly"},"#,
    r#""topics":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string","enum":["Rust","Go"]}}"#,
    r#"},"required":["email","topics"]}"#,
);

#[test]
fn a_form_is_written_in_the_order_of_declaration() {
    assert_eq!(serde_json::to_string(Signup::schema()).unwrap(), SIGNUP);
    assert_eq!(Signup::schema().to_string(), SIGNUP);
    assert_eq!(Signup::SCHEMA.to_string(), SIGNUP);
}

#[test]
fn pretty_text_and_value_say_the_same() {
    let pretty = format!("{:#}", Signup::schema());
    assert!(pretty.starts_with("{\n  \"type\": \"object\",\n  \"properties\": {\n    \"email\""));
    let value: serde_json::Value = serde_json::from_str(&pretty).unwrap();
    assert_eq!(value, Signup::schema().to_value());
    assert_eq!(value, serde_json::from_str::<serde_json::Value>(SIGNUP).unwrap());
}

#[test]
fn fields_can_be_looked_at() {
    let form = Signup::schema();
    let names: Vec<&str> = form.fields().map(|field| field.name()).collect();
    assert_eq!(names, ["email", "age", "rhythm", "topics"]);
    assert_eq!(form.fields().rev().map(|field| field.name()).next(), Some("topics"));
    let age = form.field("age").unwrap();
    assert_eq!((age.kind(), age.is_required()), (FieldKind::Integer, false));
    assert_eq!((age.min(), age.max()), (Some(18.into()), Some(255.into())));
    assert!(form.field("nobody").is_none());
}

#[test]
fn the_order_is_not_that_of_the_alphabet() {
    #[derive(ElicitSchema)]
    struct Ask {
        zeta: String,
        format: String,
        alpha: String,
        r#type: String,
        title: String,
    }
    let names = r#"["zeta","format","alpha","type","title"]"#;
    let text = Ask::schema().to_string();
    assert!(text.ends_with(&format!("\"required\":{names}}}")), "{text}");
    let form_names: Vec<&str> = Ask::schema().fields().map(|field| field.name()).collect();
    assert_eq!(serde_json::to_string(&form_names).unwrap(), names);
}

#[test]
fn an_optional_form_has_no_required() {
    #[derive(ElicitSchema)]
    struct Ask {
        note: Option<String>,
        n: Option<i64>,
    }
    assert_eq!(
        Ask::schema().to_string(),
        r#"{"type":"object","properties":{"note":{"type":"string"},"n":{"type":"integer"}}}"#
    );
}

#[test]
fn the_request_is_that_of_the_protocol() {
    let request = Signup::request("Where should the newsletter go?");
    let text = format!(
        r#"{{"mode":"form","message":"Where should the newsletter go?","requestedSchema":{SIGNUP}}}"#
    );
    assert_eq!(serde_json::to_string(&request).unwrap(), text);
    let again = Signup::schema().request(String::from("Where should the newsletter go?"));
    assert_eq!(again, request);
    assert_eq!(again.form(), Signup::schema());
}

#[test]
fn equality_is_that_of_the_wire() {
    let forward = Signup::schema().to_builder().build().unwrap();
    assert_eq!(&forward, Signup::schema());
    assert_eq!(forward.clone().into_owned(), forward);
    let changed = forward.to_builder().edit("age", |age| age.title("Years")).build().unwrap();
    assert_ne!(&changed, Signup::schema());
}

#[test]
fn names_that_generated_code_might_use_are_free() {
    #[derive(ElicitSchema)]
    struct Ask {
        schema: String,
        properties: u8,
        required: bool,
        map: String,
        value: u8,
        content: String,
        errors: u8,
        __schema_core: bool,
        #[field(max = 3)]
        FIELD_1: u8,
    }
    assert_eq!(Ask::schema().fields().len(), 9);
}

#[test]
fn fields_from_a_macro_keep_their_order() {
    let form = big::Big::schema();
    assert_eq!(form.fields().len(), 24);
    assert_eq!(
        form.to_value()["required"],
        json!(["a0", "b0", "c0", "d0", "e0", "f0", "g0", "h0"])
    );
}

mod big {
    macro_rules! big {
        ($($required:ident $optional:ident $defaulted:ident),*) => {
            #[derive(schema_core::ElicitSchema)]
            pub struct Big {
                $($required: String, $optional: Option<u32>, #[field(default = 1, max = 5)] $defaulted: u8,)*
            }
        };
    }
    big!(a0 a1 a2, b0 b1 b2, c0 c1 c2, d0 d1 d2, e0 e1 e2, f0 f1 f2, g0 g1 g2, h0 h1 h2);
}

#[test]
fn forms_are_equal_only_when_they_say_the_same() {
    let text = || Field::string("f");
    let number = || Field::number("f");
    let one = || Field::single_select("f", ["a", "b"]);
    let many = || Field::multi_select("f", ["a", "b"]);
    let fields = [
        text().any(),
        Field::string("g").any(),
        text().required(true).any(),
        text().title("T").any(),
        text().title("U").any(),
        text().description("T").any(),
        text().min_length(1).any(),
        text().min_length(2).any(),
        text().max_length(2).any(),
        text().format(Format::Date).any(),
        text().format(Format::Email).any(),
        text().default("a").any(),
        text().default("b").any(),
        number().any(),
        number().min(1).any(),
        number().min(2).any(),
        number().max(2).any(),
        number().default(1).any(),
        number().default(1.5).any(),
        Field::integer("f").any(),
        Field::integer("f").default(1).any(),
        Field::boolean("f").any(),
        Field::boolean("f").default(true).any(),
        Field::boolean("f").default(false).any(),
        one().any(),
        Field::single_select("f", ["b", "a"]).any(),
        Field::single_select("f", ["a"]).any(),
        one().default("a").any(),
        one().option_titles(["A", "B"]).any(),
        one().option_titles(["A", "C"]).any(),
        one().enum_names(["A", "B"]).any(),
        many().any(),
        many().min_items(1).any(),
        many().max_items(1).any(),
        many().max_items(2).any(),
        many().default(["a"]).any(),
        many().default(["a", "b"]).any(),
        many().option_titles(["A", "B"]).any(),
    ];
    let forms: Vec<_> = fields
        .iter()
        .map(|field| FormSchema::builder().field(field.clone()).build().unwrap())
        .collect();
    for (i, (a, field)) in forms.iter().zip(&fields).enumerate() {
        for (j, (b, other)) in forms.iter().zip(&fields).enumerate() {
            assert_eq!(a == b, i == j, "{a} and {b}");
            assert_eq!(field.as_field() == other.as_field(), i == j, "{a} and {b}");
        }
        let both = FormSchema::builder().field(field.clone()).field(Field::boolean("z"));
        assert_ne!(a, &both.build().unwrap());
    }
}

#[test]
fn the_fields_that_are_left_are_counted() {
    let mut fields = Signup::schema().fields();
    for left in (0..=4).rev() {
        assert_eq!(fields.len(), left);
        assert_eq!(fields.next().is_some(), left > 0);
    }
}

/// For a log: what it is, not a page of facts.
#[test]
fn debug_is_short_and_says_what_it_is() {
    let form = Signup::schema();
    assert!(format!("{form:?}").contains("email"), "{form:?}");
    assert!(format!("{:?}", form.fields()).contains("topics"));
    assert!(format!("{:?}", form.field("age").unwrap()).contains("\"age\""));
    assert!(format!("{:?}", form.to_builder()).contains("rhythm"));
    let spec = schema_core::FieldSpec::of::<bool>("news");
    assert!(format!("{spec:?}").contains("news"));
}

#[test]
fn a_field_tells_what_it_says() {
    let text = Field::string("f").min_length(2).max_length(3).any();
    let number = Field::number("f").min(-1).max(0.5).any();
    let list = Field::multi_select("f", ["a", "b"]).min_items(1).max_items(2).any();
    for (field, lengths, numbers, items) in [
        (&text, (Some(2), Some(3)), (None, None), (None, None)),
        (&number, (None, None), (Some((-1).into()), Some(0.5.into())), (None, None)),
        (&list, (None, None), (None, None), (Some(1), Some(2))),
    ] {
        let field = field.as_field();
        assert_eq!((field.min_length(), field.max_length()), lengths);
        assert_eq!((field.min(), field.max()), numbers);
        assert_eq!((field.min_items(), field.max_items()), items);
    }
}
