//! Rules of the author's own: `check = path`.

use std::collections::BTreeSet;

use schema_core::{
    Answer, AnswerError, ElicitEnum, ElicitField, ElicitSchema, Field, FormSchema, ViolationKind,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::accept;

fn even(number: &u8) -> Result<(), String> {
    if number.is_multiple_of(2) { Ok(()) } else { Err(format!("{number} is odd")) }
}

fn in_time(trip: &Trip) -> Result<(), &'static str> {
    if trip.nights.unwrap_or_default() < trip.seats { Ok(()) } else { Err("too many nights") }
}

#[derive(ElicitSchema, Deserialize, Debug)]
#[elicit(check = in_time)]
struct Trip {
    #[field(check = even, max = 10, title = "Seats")]
    seats: u8,
    #[field(check = even)]
    nights: Option<u8>,
}

/// Pointer and words of what is wrong.
fn told<T>(form: &FormSchema<'_>, content: Value) -> Vec<(String, String)>
where
    T: for<'de> Deserialize<'de>,
{
    match form.answer::<T>(accept(content)) {
        Ok(_) => Vec::new(),
        Err(AnswerError::Violations(violations)) => violations
            .iter()
            .map(|violation| (violation.pointer().to_owned(), violation.to_string()))
            .collect(),
        Err(other) => panic!("{other}"),
    }
}

fn lines(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(place, words)| ((*place).to_owned(), (*words).to_owned())).collect()
}

#[test]
fn each_part_is_asked_that_has_no_violation_itself() {
    let told = |content| told::<Trip>(Trip::schema(), content);
    assert_eq!(told(json!({"seats": 4, "nights": 2})), []);
    // What is absent is not asked, and neither is `null`.
    assert_eq!(told(json!({"seats": 4})), []);
    assert_eq!(told(json!({"seats": 4, "nights": null})), []);
    let odd = [("/seats", "Seats: 3 is odd"), ("/nights", "nights: 5 is odd")];
    assert_eq!(told(json!({"seats": 3, "nights": 5})), lines(&odd));
    // A value as the type reads it.
    assert_eq!(told(json!({"seats": 3.0})), lines(&[("/seats", "Seats: 3 is odd")]));
    // A violation of its own keeps a field from its rule, and the whole from its own.
    let large = [("/seats", "Seats: must be at most 10"), ("/nights", "nights: 5 is odd")];
    assert_eq!(told(json!({"seats": 11, "nights": 5})), lines(&large));
    let missing = [("/seats", "Seats: an answer is required")];
    assert_eq!(told(json!({"nights": 4})), lines(&missing));
    let whole = [("", "The answer: too many nights")];
    assert_eq!(told(json!({"seats": 4, "nights": 4})), lines(&whole));
}

#[test]
fn a_refusal_is_a_violation_of_that_field() {
    let error = Trip::answer(accept(json!({"seats": 3}))).unwrap_err();
    let violations = error.violations().unwrap();
    let violation = violations.iter().next().unwrap();
    assert_eq!((violation.field(), violation.given()), (Some("seats"), Some("3")));
    assert_eq!(violation.kind(), ViolationKind::Check { says: "3 is odd" });
}

#[test]
fn clients_and_the_wire_know_nothing_of_rules() {
    #[derive(ElicitSchema)]
    #[allow(dead_code)]
    struct Same {
        #[field(max = 10, title = "Seats")]
        seats: u8,
        nights: Option<u8>,
    }
    assert!(Trip::schema().validate(&json!({"seats": 3, "nights": 9})).is_ok());
    let seats = Trip::schema().field("seats").unwrap();
    assert!(seats.validate(&json!(3)).is_ok());
    assert_eq!(Trip::schema(), Same::schema());
    assert_eq!(Trip::schema().to_json(), Same::schema().to_json());
    let read = FormSchema::from_str(&Trip::schema().to_json()).unwrap();
    assert_eq!(&read, Trip::schema());
    assert!(read.answer::<Trip>(accept(json!({"seats": 3}))).is_ok());
}

#[test]
fn a_builder_keeps_the_rules_of_what_stays() {
    let form = Trip::schema()
        .to_builder()
        .edit("seats", |field| field.title("How many").default(4))
        .field(Field::string("note").min_length(2))
        .build()
        .unwrap();
    for form in [form.clone().into_owned(), form.to_builder().build().unwrap().into_owned()] {
        let told = |content| told::<Value>(&form, content);
        assert_eq!(told(json!({"seats": 3})), lines(&[("/seats", "How many: 3 is odd")]));
        let whole = [("", "The answer: too many nights")];
        // What was added is none of the rule's business.
        let both = [("/note", "note: must have at least 2 characters, not 1"), whole[0]];
        assert_eq!(told(json!({"seats": 4, "nights": 8, "note": "x"})), lines(&both));
        assert_eq!(told(json!({"nights": 4})), lines(&whole));
    }
    let without =
        Trip::schema().to_builder().field(Field::of::<u8>("seats")).build().unwrap().into_owned();
    assert_eq!(told::<Value>(&without, json!({"seats": 3})), []);
    // Fields of a form that goes elsewhere keep theirs.
    let seats = Trip::schema().field("seats").unwrap();
    let other = FormSchema::builder().field(seats).build().unwrap();
    assert_eq!(told::<Value>(&other, json!({"seats": 3})), lines(&[("/seats", "Seats: 3 is odd")]));
}

#[test]
fn defaults_are_asked_too() {
    #[derive(ElicitSchema, Deserialize)]
    struct Ask {
        #[field(check = even, default = 3)]
        #[allow(dead_code)]
        seats: u8,
    }
    assert_eq!(told::<Ask>(Ask::schema(), json!({})), lines(&[("/seats", "seats: 3 is odd")]));
}

#[derive(ElicitField, Deserialize)]
#[elicit(check = Even::rule)]
struct Even(u8);

impl Even {
    fn rule(&self) -> Result<(), String> {
        even(&self.0)
    }
}

#[derive(ElicitField, Deserialize)]
#[elicit(check = not_zero)]
#[serde(transparent)]
struct Seats {
    count: Even,
}

fn not_zero(seats: &Seats) -> Result<(), &'static str> {
    if seats.count.0 == 0 { Err("nobody comes") } else { Ok(()) }
}

#[test]
fn rules_of_newtypes_come_before_those_of_fields() {
    fn below_seven(seats: &Seats) -> Result<(), &'static str> {
        if seats.count.0 < 7 { Ok(()) } else { Err("too many") }
    }

    #[derive(ElicitSchema, Deserialize)]
    #[allow(dead_code)]
    struct Ask {
        #[field(check = below_seven)]
        seats: Option<Seats>,
    }
    let told = |seats| told::<Ask>(Ask::schema(), json!({"seats": seats}));
    for (seats, words) in
        [(9, "seats: 9 is odd"), (0, "seats: nobody comes"), (8, "seats: too many")]
    {
        assert_eq!(told(seats), lines(&[("/seats", words)]));
    }
    assert_eq!(told(4), []);
    // The builder takes them over with the type.
    let form = FormSchema::builder().field(Field::of::<Seats>("n")).build().unwrap();
    assert_eq!(self::told::<Value>(&form, json!({"n": 3})), lines(&[("/n", "n: 3 is odd")]));
}

#[derive(ElicitEnum, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[elicit(check = Day::rule)]
enum Day {
    Fri,
    Sat,
    Sun,
}

impl Day {
    fn rule(&self) -> Result<(), &'static str> {
        if *self == Self::Sat { Err("booked out") } else { Ok(()) }
    }
}

#[test]
fn rules_of_enums_are_about_each_choice() {
    fn few(days: &BTreeSet<Day>) -> Result<(), &'static str> {
        if days.len() < 2 { Ok(()) } else { Err("one day at most") }
    }

    #[derive(ElicitSchema, Deserialize)]
    #[allow(dead_code)]
    struct Ask {
        one: Option<Day>,
        many: Vec<Day>,
        #[field(check = few)]
        set: BTreeSet<Day>,
    }
    let told = |content| told::<Ask>(Ask::schema(), content);
    assert_eq!(told(json!({"one": "Fri", "many": ["Sun"], "set": ["Fri", "Fri"]})), []);
    let booked = [
        ("/one", "one: booked out"),
        ("/many/1", "many: booked out"),
        ("/many/2", "many: choose from: Fri, Sat, Sun (not \"Mon\")"),
        ("/set/0", "set: booked out"),
    ];
    let mut found =
        told(json!({"one": "Sat", "many": ["Sun", "Sat", "Mon"], "set": ["Sat", "Fri"]}));
    found.sort();
    let mut expected = lines(&booked);
    expected.sort();
    assert_eq!(found, expected);
    let two = [("/set", "set: one day at most")];
    assert_eq!(told(json!({"many": [], "set": ["Fri", "Sun"]})), lines(&two));
}

#[derive(ElicitSchema, Deserialize)]
#[serde(deny_unknown_fields)]
#[elicit(check = Address::rule)]
struct Address {
    #[field(title = "City")]
    city: String,
    #[serde(alias = "code")]
    zip: String,
}

impl Address {
    fn rule(&self) -> Result<(), String> {
        if self.city == self.zip { Err(format!("{} is no zip", self.zip)) } else { Ok(()) }
    }
}

#[derive(ElicitSchema, Deserialize)]
#[elicit(check = Order::rule)]
struct Order {
    name: String,
    #[serde(flatten)]
    address: Address,
    #[field(check = even)]
    count: u8,
}

impl Order {
    fn rule(&self) -> Result<(), String> {
        match self.address.city.as_str() {
            "Oslo" => Err(format!("{} can't get {} there", self.name, self.count)),
            _ => Ok(()),
        }
    }
}

#[test]
fn rules_of_flattened_forms_are_about_their_own_fields() {
    let edited = Order::schema().to_builder().build().unwrap().into_owned();
    for form in [Order::schema(), &edited] {
        let told = |content| told::<Order>(form, content);
        let order = |name: Value, city, zip, count| {
            // What the form does not declare takes no part, whatever serde calls it.
            json!({"name": name, "city": city, "zip": zip, "count": count, "code": "1", "x": 1})
        };
        assert_eq!(told(order("Kim".into(), "Bonn", "53111", 2)), []);
        let oslo = [("", "The answer: Kim can't get 2 there")];
        assert_eq!(told(order("Kim".into(), "Oslo", "0010", 2)), lines(&oslo));
        // A violation elsewhere keeps the outer rule, not the inner one.
        let no_zip = ("", "The answer: Oslo is no zip");
        assert_eq!(told(order("Kim".into(), "Oslo", "Oslo", 2)), lines(&[no_zip]));
        let both = [("/name", "name: must be text, not null"), no_zip];
        assert_eq!(told(order(Value::Null, "Oslo", "Oslo", 2)), lines(&both));
        let odd = [("/count", "count: 3 is odd"), no_zip];
        assert_eq!(told(order("Kim".into(), "Oslo", "Oslo", 3)), lines(&odd));
    }
}

#[test]
fn rules_of_generic_forms_get_their_own_type() {
    fn even<T: Copy + Into<u64>>(value: &T) -> Result<(), &'static str> {
        if (*value).into() % 2 == 0 { Ok(()) } else { Err("is odd") }
    }
    fn small<T: Copy + Into<u64>>(page: &Page<T>) -> Result<(), &'static str> {
        if page.size.into() < 100 { Ok(()) } else { Err("is large") }
    }

    #[derive(ElicitSchema, Deserialize)]
    #[elicit(check = small)]
    #[allow(dead_code)] // `most` is only read
    struct Page<T: Copy + Into<u64>> {
        #[field(check = even)]
        size: T,
        #[field(check = even)]
        most: Option<T>,
    }
    let odd = [("/size", "size: is odd")];
    let most = json!({"size": 4, "most": 5});
    assert_eq!(told::<Page<u8>>(Page::<u8>::schema(), most), lines(&[("/most", "most: is odd")]));
    let large = [("", "The answer: is large")];
    assert_eq!(told::<Page<u8>>(Page::<u8>::schema(), json!({"size": 5})), lines(&odd));
    assert_eq!(told::<Page<u8>>(Page::<u8>::schema(), json!({"size": 100})), lines(&large));
    assert_eq!(told::<Page<u32>>(Page::<u32>::schema(), json!({"size": 70_001})), lines(&odd));
}

#[test]
fn what_borrows_is_owned_in_a_rule() {
    #[allow(clippy::ptr_arg)] // the type of the field is the case
    fn short(name: &std::borrow::Cow<'_, str>) -> Result<(), &'static str> {
        if name.len() < 4 { Ok(()) } else { Err("is long") }
    }

    #[derive(ElicitSchema, Deserialize)]
    #[allow(dead_code)]
    struct Ask<'a> {
        #[field(check = short)]
        name: std::borrow::Cow<'a, str>,
    }
    let told = |name: &str| told::<Ask<'static>>(Ask::schema(), json!({ "name": name }));
    assert_eq!(told("Kim"), []);
    assert_eq!(told("Kimberley"), lines(&[("/name", "name: is long")]));
}

#[test]
fn hostile_words_are_cut_where_they_are_shown() {
    fn echo(name: &str) -> Result<(), String> {
        Err(name.repeat(100))
    }
    #[allow(clippy::ptr_arg)] // as a rule may be written
    fn rule(name: &String) -> Result<(), String> {
        echo(name)
    }

    #[derive(ElicitSchema, Deserialize)]
    #[allow(dead_code)]
    struct Ask {
        #[field(check = rule)]
        name: String,
    }
    let error = Ask::answer(accept(json!({"name": "\u{1b}[2J\nok"}))).map(|_: Answer<Ask>| ());
    let shown = error.unwrap_err().to_string();
    assert!(shown.len() < 1_500 && !shown.contains(['\n', '\u{1b}']), "{shown}");
}
