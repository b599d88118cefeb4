//! The same forms and their answers, put together at run time: ours, rmcp's, and
//! the JSON that a client sends.

use rmcp::model::{
    ElicitationSchema, ElicitationSchemaBuilder, EnumSchema, PrimitiveSchemaDefinition,
};
use schema_core::{Field, FormBuilder, FormSchema, Format};
use serde_json::{Map, Value, json};

use crate::forms::{LARGE, RHYTHMS, SIGNUP, TOPICS};

/// [`Signup`](crate::forms::Signup) with our builder.
pub fn our_signup() -> FormSchema<'static> {
    our_eight(FormSchema::builder(), &SIGNUP).build().expect("a legal form")
}

/// [`Large`](crate::forms::Large) with our builder.
pub fn our_large() -> FormSchema<'static> {
    let fields = LARGE.iter().fold(FormSchema::builder(), |form, names| {
        let [eight @ .., count, flag] = names;
        our_eight(form, eight)
            .field(Field::integer(*count).required(true))
            .field(Field::boolean(*flag).required(true))
    });
    fields.build().expect("a legal form")
}

fn our_eight(
    form: FormBuilder<'static>,
    [name, email, age, share, news, note, rhythm, topics]: &[&'static str; 8],
) -> FormBuilder<'static> {
    form.field(Field::string(*name).title("Your name").min_length(2).max_length(80).required(true))
        .field(
            Field::string(*email)
                .title("E-mail")
                .format(Format::Email)
                .max_length(254)
                .required(true),
        )
        .field(Field::integer(*age).min(18).max(120).required(true))
        .field(Field::number(*share).min(0.0).max(1.0).required(true))
        .field(Field::boolean(*news).default(true))
        .field(Field::string(*note))
        .field(Field::single_select(*rhythm, RHYTHMS).required(true))
        .field(Field::multi_select(*topics, TOPICS).min_items(1).max_items(3).required(true))
}

/// [`Signup`](crate::forms::Signup) with rmcp's builder.
pub fn rmcp_signup() -> ElicitationSchema {
    rmcp_eight(ElicitationSchema::builder(), &SIGNUP).build().expect("a legal form")
}

/// [`Large`](crate::forms::Large) with rmcp's builder.
pub fn rmcp_large() -> ElicitationSchema {
    let fields = LARGE.iter().fold(ElicitationSchema::builder(), |form, names| {
        let [eight @ .., count, flag] = names;
        rmcp_eight(form, eight)
            .required_integer_property(*count, |field| field)
            .required_bool_property(*flag, |field| field)
    });
    fields.build().expect("a legal form")
}

fn rmcp_eight(
    form: ElicitationSchemaBuilder,
    [name, email, age, share, news, note, rhythm, topics]: &[&'static str; 8],
) -> ElicitationSchemaBuilder {
    let texts = |list: [&str; 4]| list.map(str::to_owned).to_vec();
    let rhythms = EnumSchema::builder(texts(RHYTHMS)).build();
    let chosen = EnumSchema::builder(texts(TOPICS))
        .multiselect()
        .min_items(1)
        .and_then(|chosen| chosen.max_items(3))
        .expect("legal limits")
        .build();
    form.required_string_property(*name, |field| {
        field.title("Your name").min_length(2).max_length(80)
    })
    .required_string_property(*email, |field| {
        field.title("E-mail").format(rmcp::model::StringFormat::Email).max_length(254)
    })
    .required_integer_property(*age, |field| field.minimum(18).maximum(120))
    .required_number_property(*share, |field| field.minimum(0.0).maximum(1.0))
    .bool_property(*news, |field| field.with_default(true))
    .string_property(*note, |field| field)
    .required_property(*rhythm, PrimitiveSchemaDefinition::Enum(rhythms))
    .required_property(*topics, PrimitiveSchemaDefinition::Enum(chosen))
}

/// A good answer to [`Signup`](crate::forms::Signup).
pub fn signup_answer() -> Value {
    let mut content = Map::new();
    answer_eight(&mut content, &SIGNUP);
    content.into()
}

/// A good answer to [`Large`](crate::forms::Large).
pub fn large_answer() -> Value {
    let mut content = Map::new();
    for [eight @ .., count, flag] in LARGE {
        answer_eight(&mut content, eight);
        content.insert((*count).into(), json!(-7));
        content.insert((*flag).into(), json!(false));
    }
    content.into()
}

fn answer_eight(
    content: &mut Map<String, Value>,
    [name, email, age, share, news, note, rhythm, topics]: &[&str; 8],
) {
    let values = [
        (name, json!("Kim Larsen")),
        (email, json!("kim.larsen@example.com")),
        (age, json!(42)),
        (share, json!(0.25)),
        (news, json!(true)),
        (note, json!("Only on weekdays, please.")),
        (rhythm, json!("weekly")),
        (topics, json!(["rust", "compilers"])),
    ];
    content.extend(values.map(|(name, value)| ((*name).to_owned(), value)));
}
