//! Whatever a valid answer becomes, written again, is a valid answer.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{NonZeroI8, NonZeroI64, NonZeroU16, NonZeroUsize};
use std::path::PathBuf;
use std::sync::Arc;

use proptest::prelude::*;
use schema_core::{ElicitEnum, ElicitField, Field, FieldSpec, FormSchema, kind};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{accept, form};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct One<T> {
    f: T,
}

/// There and back twice: the second struct equals the first.
fn round_trip<T>(form: &FormSchema<'_>, value: &Value)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let read = |content: Value| {
        let answer = form.answer::<T>(accept(content.clone()));
        answer.unwrap_or_else(|error| panic!("{content}: {error}")).accepted().unwrap()
    };
    let first = read(value.clone());
    let written = serde_json::to_value(&first).unwrap();
    assert_eq!(read(written), first, "{value}");
}

fn of<T>(values: &[Value])
where
    T: ElicitField + Serialize + DeserializeOwned + PartialEq + Debug,
{
    let form = form([Field::of::<T>("f").any()]);
    for value in values {
        round_trip::<One<T>>(&form, &json!({ "f": value }));
    }
}

#[test]
fn text_of_every_type() {
    let texts = [json!(""), json!("Kim"), json!("🦀 \u{0} \"\n"), json!("é")];
    of::<String>(&texts);
    of::<Box<str>>(&texts);
    of::<Cow<'static, str>>(&texts);
    of::<PathBuf>(&texts);
    of::<Option<String>>(&texts);
    of::<Box<String>>(&texts);
    of::<char>(&[json!("a"), json!("é"), json!("🦀")]);
}

/// serde writes and reads an `Arc` with a feature of its own, so not here.
#[test]
fn shared_text_is_a_field_too() {
    assert!(FieldSpec::of::<Arc<str>>("f").field().is_required());
}

#[test]
fn addresses_of_every_type() {
    of::<IpAddr>(&[json!("192.0.2.1"), json!("2001:db8::1")]);
    of::<Ipv4Addr>(&[json!("192.0.2.1")]);
    of::<Ipv6Addr>(&[json!("::1")]);
    of::<SocketAddr>(&[json!("192.0.2.1:80"), json!("[::1]:80")]);
    of::<SocketAddrV4>(&[json!("192.0.2.1:80")]);
    of::<SocketAddrV6>(&[json!("[::1]:80")]);
}

#[test]
fn numbers_of_every_type() {
    of::<bool>(&[json!(true), json!(false)]);
    of::<i8>(&[json!(i8::MIN), json!(i8::MAX), json!(-0.0)]);
    of::<i16>(&[json!(i16::MIN), json!(3e2)]);
    of::<i32>(&[json!(i32::MIN), json!(i32::MAX)]);
    of::<i64>(&[json!(i64::MIN), json!(i64::MAX), json!(-9.2e18)]);
    of::<isize>(&[json!(isize::MIN), json!(isize::MAX)]);
    of::<u8>(&[json!(0), json!(255.0)]);
    of::<u16>(&[json!(u16::MAX)]);
    of::<u32>(&[json!(u32::MAX)]);
    of::<u64>(&[json!(u64::MAX), json!(1.8e19)]);
    of::<usize>(&[json!(usize::MAX)]);
    of::<NonZeroI8>(&[json!(-1), json!(127)]);
    of::<NonZeroI64>(&[json!(i64::MIN), json!(1.0)]);
    of::<NonZeroU16>(&[json!(1)]);
    of::<NonZeroUsize>(&[json!(usize::MAX)]);
    of::<f32>(&[json!(0.1), json!(7), json!(f32::MAX), json!(f32::MIN), json!(1e-300)]);
    of::<f64>(&[json!(0.1), json!(7), json!(f64::MAX), json!(5e-324), json!(u64::MAX)]);
    of::<Option<f64>>(&[json!(0.5), json!(null)]);
}

#[derive(Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Topic {
    Rust,
    MachineLearning,
}

impl ElicitEnum for Topic {
    const OPTIONS: &'static [&'static str] = &["rust", "machine_learning"];
    const TITLES: Option<&'static [&'static str]> = Some(&["Rust", "Machine learning"]);
}

impl ElicitField for Topic {
    type Kind = kind::SingleSelectField<Self>;
    const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::single_select();
}

#[test]
fn selects_of_every_type() {
    of::<Topic>(&[json!("rust"), json!("machine_learning")]);
    of::<Option<Topic>>(&[json!("rust"), json!(null)]);
    let lists = [json!([]), json!(["rust"]), json!(["machine_learning", "rust", "rust"])];
    of::<Vec<Topic>>(&lists);
    of::<Box<[Topic]>>(&lists);
    of::<BTreeSet<Topic>>(&lists);
    of::<HashSet<Topic>>(&lists);
    of::<Option<Vec<Topic>>>(&lists);
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Signup {
    name: String,
    age: Option<u8>,
    share: f64,
    count: i64,
    news: bool,
    topic: Topic,
    topics: Vec<Topic>,
}

fn signup() -> FormSchema<'static> {
    form([
        Field::of::<String>("name").min_length(1).max_length(9).any(),
        Field::of::<Option<u8>>("age").min(18).default(30).any(),
        Field::of::<f64>("share").min(0).max(0.5).default(0.25).any(),
        Field::of::<i64>("count").max(1000).any(),
        Field::of::<bool>("news").default(true).any(),
        Field::of::<Topic>("topic").default("rust").any(),
        Field::of::<Vec<Topic>>("topics").max_items(2).any(),
    ])
}

fn or_nothing(value: impl Strategy<Value = Value> + 'static) -> BoxedStrategy<Option<Value>> {
    prop_oneof![4 => value.prop_map(Some), 1 => Just(None), 1 => Just(Some(Value::Null))].boxed()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_valid_answer_comes_back_valid(
        name in "\\PC{1,9}",
        age in or_nothing((18..=255_u8).prop_map(Value::from)),
        share in or_nothing((0.0..=0.5_f64).prop_map(Value::from)),
        count in prop_oneof![
            (i64::MIN..=1000).prop_map(Value::from),
            (-900_000..=1000_i32).prop_map(|whole| json!(f64::from(whole))),
        ],
        news in or_nothing(any::<bool>().prop_map(Value::from)),
        topic in or_nothing(Just(json!("machine_learning"))),
        topics in prop::collection::vec(prop::sample::select(vec!["rust", "machine_learning"]), 0..3),
    ) {
        let optional = [("age", age), ("share", share), ("news", news), ("topic", topic)];
        let mut content = json!({"name": name, "count": count, "topics": topics, "other": {}});
        for (key, value) in optional {
            if let (Some(value), Some(content)) = (value, content.as_object_mut()) {
                content.insert(key.to_owned(), value);
            }
        }
        round_trip::<Signup>(&signup(), &content);
    }
}
