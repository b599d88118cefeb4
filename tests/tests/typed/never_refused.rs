//! What the form lets through, serde reads: random answers to forms of thirty types end
//! as the value, or as violations that say what is wrong, and never in its refusal.

#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_possible_wrap)] // any number will do

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::{NonZeroI16, NonZeroU8, NonZeroU64};
use std::path::PathBuf;
use std::sync::Arc;

use schema_core::{
    AnswerError, ElicitEnum, ElicitField, ElicitSchema, Field, FieldKind, FormSchema,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// So many answers for each type.
const ANSWERS: u32 = 10_000;

#[derive(ElicitEnum, Deserialize, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[serde(rename_all = "kebab-case")]
#[allow(dead_code)]
enum Colour {
    Red,
    #[elicit(title = "Green")]
    DarkGreen,
    #[serde(skip)]
    Unseen,
    #[serde(rename = "ünder \"quotes\"", alias = "u")]
    Quoted,
}

#[derive(ElicitField, Deserialize)]
#[field(min = -3, max = 7)]
#[allow(dead_code)]
struct Level(i64);

#[derive(ElicitField, Deserialize)]
#[serde(transparent)]
#[allow(dead_code)]
struct Maybe {
    inner: Option<NonZeroU8>,
}

macro_rules! never_refused {
    ($($test:ident: { $($(#[$attr:meta])* $field:ident: $ty:ty),* $(,)? })*) => {$(
        #[test]
        fn $test() {
            #[derive(ElicitSchema, Deserialize)]
            #[serde(rename_all = "camelCase")]
            #[allow(dead_code)]
            struct Form {
                $($(#[$attr])* $field: $ty,)*
            }
            try_answers::<Form>();
        }
    )*};
}

never_refused! {
    texts_of_lengths: { a: String, #[field(min_length = 2, max_length = 3)] b: Box<str>, c: Arc<str>, d: char }
    more_texts: { a: Option<PathBuf>, b: Cow<'static, str>, #[field(default = "x")] c: String }
    formats: {
        #[field(format = "email")] a: String, #[field(format = "uri")] b: Option<String>,
        #[field(format = "date", default = "2026-01-31")] c: String,
        #[field(format = "date-time")] d: String,
    }
    addresses: { a: IpAddr, b: Option<Ipv6Addr>, c: SocketAddr }
    small_integers: { a: i8, b: u8, #[field(max = 100)] c: i16, d: Option<u16> }
    integers: { a: i32, b: u32, c: i64, d: u64, e: isize, #[field(default = 7)] f: usize }
    nonzero: { a: NonZeroU8, b: NonZeroI16, c: Option<NonZeroU64> }
    floats: { a: f32, b: f64, #[field(min = 0.1, max = 0.7)] c: f32, d: Option<f32> }
    booleans: { a: bool, b: Option<bool>, #[field(default = true)] c: bool }
    selects: { a: Colour, b: Option<Colour>, #[field(default = Colour::Red)] c: Colour }
    lists: {
        #[field(min_items = 1)] a: Vec<Colour>, #[field(max_items = 2)] b: BTreeSet<Colour>,
        c: Option<HashSet<Colour>>, d: Box<[Colour]>,
    }
    constant_options: {
        #[field(options = ["a", "b"])] a: String, #[field(options = ["x", "y"])] b: Vec<String>,
    }
    newtypes: { a: Level, b: Option<Level>, c: Maybe, d: Box<Level> }
}

macro_rules! foreign {
    ($($test:ident: $($ty:ty),*;)*) => { never_refused! { $($test: { $(a: $ty, b: Option<$ty>),* })* } };
}
foreign! {
    chrono_dates: chrono04::NaiveDate;
    chrono_moments: chrono04::DateTime<chrono04::Utc>;
    chrono_offsets: chrono04::DateTime<chrono04::FixedOffset>;
    jiff_dates: jiff02::civil::Date;
    jiff_moments: jiff02::Timestamp;
    urls: url2::Url;
    uuids: uuid1::Uuid;
    mailboxes: email_address02::EmailAddress;
    shorts: i16;
    pairs: u64;
    sockets: SocketAddr;
    letters: char;
    texts: String;
}

#[derive(ElicitSchema, Deserialize)]
#[allow(dead_code)]
struct Group {
    share: f64,
    level: Option<Level>,
    tags: Vec<Colour>,
}

#[derive(ElicitSchema, Deserialize)]
#[allow(dead_code)]
struct Flat {
    name: String,
    #[serde(flatten)]
    group: Group,
}

#[derive(ElicitSchema, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
struct Denied {
    name: Option<String>,
}

#[derive(ElicitSchema, Deserialize)]
#[serde(default)]
#[derive(Default)]
#[allow(dead_code)]
struct AllDefault {
    name: String,
    count: u8,
}

#[derive(ElicitSchema, Deserialize)]
#[allow(dead_code)]
struct Holder<T> {
    held: T,
}

#[test]
fn structs_of_every_shape() {
    try_answers::<Flat>();
    try_answers::<Denied>();
    try_answers::<AllDefault>();
    try_answers::<Holder<Option<f32>>>();
}

fn try_answers<T: ElicitSchema + DeserializeOwned>() {
    let form = T::schema();
    crate::invariants::hold(form);
    let mut random = Random(0x5EED ^ form.to_string().len() as u64);
    let mut good = 0;
    for _ in 0..ANSWERS {
        let content = answer(form, &mut random);
        match T::answer(json!({"action": "accept", "content": content})) {
            Ok(_) => good += 1,
            Err(AnswerError::Violations(_)) => {}
            Err(error) => panic!("{content} to {form}: {error}"),
        }
    }
    // Answers of which none is good would hold little.
    assert!(good > 0, "{form}: {good} good answers");
}

fn answer(form: &FormSchema<'_>, random: &mut Random) -> Value {
    let mut content = Map::new();
    for field in form.fields() {
        let value = match random.below(20) {
            0 => continue,
            1 => Value::Null,
            2 => odd(random),
            _ => meant_for(&field, random),
        };
        content.insert(field.name().to_owned(), value);
    }
    if random.below(4) == 0 {
        content.insert("undeclared".to_owned(), odd(random));
    }
    Value::Object(content)
}

fn meant_for(field: &Field<'_>, random: &mut Random) -> Value {
    let option = |random: &mut Random| {
        let options = field.options();
        options.get(random.below(options.len().max(1))).unwrap_or_default().to_owned()
    };
    match field.kind() {
        FieldKind::Boolean => json!(random.below(2) == 0),
        FieldKind::Integer | FieldKind::Number => number(random),
        FieldKind::SingleSelect => option(random).into(),
        FieldKind::MultiSelect => {
            (0..random.below(4)).map(|_| option(random)).collect::<Vec<_>>().into()
        }
        _ => text(random).into(),
    }
}

fn odd(random: &mut Random) -> Value {
    match random.below(5) {
        0 => json!({"a": 1}),
        1 => json!([text(random)]),
        2 => json!(true),
        3 => number(random),
        _ => text(random).into(),
    }
}

fn number(random: &mut Random) -> Value {
    let bits = random.next();
    match random.below(8) {
        0 => json!(bits),
        1 => json!(bits.cast_signed()),
        2 => json!(f64::from_bits(bits)),
        3 => json!(f64::from(f32::from_bits(bits as u32))),
        4 => json!((bits % 300) as f64),
        5 => json!((bits % 1_000) as f64 / 1_000.0),
        6 => json!(-((bits % 200) as i64)),
        _ => json!(bits % 9),
    }
}

fn text(random: &mut Random) -> String {
    const TEXTS: [&str; 24] = [
        "",
        "a",
        "ab",
        "é",
        "🦀",
        "2026-01-31",
        "2024-02-29",
        "2026-02-30",
        "0000-01-01",
        "2026-01-31T08:30:00Z",
        "2016-12-31T23:59:60Z",
        "2026-01-31t08:30:00.123456789123+02:00",
        "2026-01-31T08:30:00-23:59",
        "9999-12-31T23:59:59-12:00",
        "a@b.example",
        "\"a b\"@c.de",
        "a@b@c",
        "https://a.example/x?y#z",
        "urn:isbn:0",
        "http://[::1]:80/",
        "192.0.2.1",
        "[2001:db8::1]:80",
        "2001:db8::1",
        "67e55044-10b1-426f-9247-bb680e5fe0c8",
    ];
    let text = TEXTS.get(random.below(TEXTS.len())).copied().unwrap_or_default();
    match random.below(6) {
        0 => text.chars().rev().collect(),
        1 => format!("{text} "),
        2 => text.replace('0', "9"),
        _ => text.to_owned(),
    }
}

/// Numbers without an end (xorshift64*): the same in each run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 33) as usize % limit
    }
}
