//! Every type that can be a field.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroIsize, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroUsize,
};
use std::path::PathBuf;
use std::sync::Arc;

use schema_core::{ElicitEnum, ElicitSchema};

use crate::property_is;

#[derive(ElicitEnum)]
enum Day {
    Mon,
    Tue,
}

const STRING: &str = r#"{"type":"string"}"#;
const INTEGER: &str = r#"{"type":"integer"}"#;
const NUMBER: &str = r#"{"type":"number"}"#;
const BOOLEAN: &str = r#"{"type":"boolean"}"#;
const DAY: &str = r#"{"type":"string","enum":["Mon","Tue"]}"#;
const DAYS: &str = r#"{"type":"array","items":{"type":"string","enum":["Mon","Tue"]}}"#;

fn between(min: i128, max: i128) -> String {
    format!(r#"{{"type":"integer","minimum":{min},"maximum":{max}}}"#)
}

#[test]
fn text() {
    property_is!(String => STRING);
    property_is!(&'static str => STRING);
    property_is!(Cow<'static, str> => STRING);
    property_is!(Box<str> => STRING);
    property_is!(Arc<str> => STRING);
    property_is!(char => r#"{"type":"string","minLength":1,"maxLength":1}"#);
    property_is!(PathBuf => STRING);
    property_is!(IpAddr => STRING);
    property_is!(Ipv4Addr => STRING);
    property_is!(Ipv6Addr => STRING);
    property_is!(SocketAddr => STRING);
    property_is!(SocketAddrV4 => STRING);
    property_is!(SocketAddrV6 => STRING);
}

#[test]
fn integers_up_to_32_bits_have_the_limits_of_their_type() {
    property_is!(i8 => between(-128, 127));
    property_is!(i16 => between(-32_768, 32_767));
    property_is!(i32 => between(-2_147_483_648, 2_147_483_647));
    property_is!(u8 => between(0, 255));
    property_is!(u16 => between(0, 65_535));
    property_is!(u32 => between(0, 4_294_967_295));
    property_is!(NonZeroI8 => between(-128, 127));
    property_is!(NonZeroI16 => between(-32_768, 32_767));
    property_is!(NonZeroI32 => between(-2_147_483_648, 2_147_483_647));
    property_is!(NonZeroU8 => between(1, 255));
    property_is!(NonZeroU16 => between(1, 65_535));
    property_is!(NonZeroU32 => between(1, 4_294_967_295));
}

#[test]
fn integers_of_64_bits_have_a_sign_at_most() {
    property_is!(i64 => INTEGER);
    property_is!(isize => INTEGER);
    property_is!(NonZeroI64 => INTEGER);
    property_is!(NonZeroIsize => INTEGER);
    property_is!(u64 => r#"{"type":"integer","minimum":0}"#);
    property_is!(usize => r#"{"type":"integer","minimum":0}"#);
    property_is!(NonZeroU64 => r#"{"type":"integer","minimum":1}"#);
    property_is!(NonZeroUsize => r#"{"type":"integer","minimum":1}"#);
}

#[test]
fn numbers_and_booleans() {
    property_is!(f32 => NUMBER);
    property_is!(f64 => NUMBER);
    property_is!(bool => BOOLEAN);
}

#[test]
fn selects() {
    property_is!(Day => DAY);
    property_is!(Vec<Day> => DAYS);
    property_is!(Box<[Day]> => DAYS);
    property_is!(BTreeSet<Day> => DAYS);
    property_is!(HashSet<Day> => DAYS);
    property_is!(Option<Day> => DAY);
    property_is!(Option<Vec<Day>> => DAYS);
}

#[test]
fn wrappers_and_spellings_do_not_matter() {
    type Maybe<T> = Option<T>;
    property_is!(Box<String> => STRING);
    property_is!(Option<Box<bool>> => BOOLEAN);
    property_is!(std::string::String => STRING);
    property_is!(Maybe<::std::string::String> => STRING);

    #[derive(ElicitSchema)]
    struct Ask {
        a: Maybe<String>,
        b: std::option::Option<u8>,
        c: ::core::option::Option<bool>,
        d: Box<Option<String>>,
    }
    assert!(Ask::schema().fields().all(|field| !field.is_required()));
    assert!(!Ask::schema().to_string().contains("required"));
}

#[test]
fn types_of_other_crates() {
    const DATE: &str = r#"{"type":"string","format":"date"}"#;
    property_is!(chrono04::NaiveDate => DATE);
    property_is!(chrono04::DateTime<chrono04::Utc> => r#"{"type":"string","format":"date-time"}"#);
    property_is!(chrono04::DateTime<chrono04::FixedOffset> => r#"{"type":"string","format":"date-time"}"#);
    property_is!(chrono04::NaiveDateTime => STRING);
    property_is!(chrono04::NaiveTime => STRING);
    property_is!(jiff02::civil::Date => DATE);
    property_is!(jiff02::Timestamp => STRING);
    property_is!(jiff02::Zoned => STRING);
    property_is!(jiff02::civil::DateTime => STRING);
    property_is!(jiff02::civil::Time => STRING);
    property_is!(time03::Date => DATE);
    property_is!(time03::OffsetDateTime => STRING);
    property_is!(time03::UtcDateTime => STRING);
    property_is!(time03::PrimitiveDateTime => STRING);
    property_is!(time03::Time => STRING);
    property_is!(url2::Url => STRING);
    property_is!(uuid1::Uuid => STRING);
    property_is!(email_address02::EmailAddress => r#"{"type":"string","format":"email"}"#);
}
