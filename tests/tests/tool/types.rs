//! One field of each type of the language, its library and other crates.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4};
use std::num::NonZero;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use super::says_field;

/// The schema of a field of that type, in a struct of nothing else.
macro_rules! fields {
    ($($name:ident: $type:ty => $says:literal;)*) => {$(
        #[test]
        fn $name() {
            says_field::<$type>($says);
        }
    )*};
}

// Numbers.
fields! {
    of_i8: i8 => r#"{"type":"integer","minimum":-128,"maximum":127}"#;
    of_i16: i16 => r#"{"type":"integer","minimum":-32768,"maximum":32767}"#;
    of_i32: i32 => r#"{"type":"integer","minimum":-2147483648,"maximum":2147483647}"#;
    of_i64: i64 => r#"{"type":"integer"}"#;
    of_isize: isize => r#"{"type":"integer"}"#;
    of_u8: u8 => r#"{"type":"integer","minimum":0,"maximum":255}"#;
    of_u16: u16 => r#"{"type":"integer","minimum":0,"maximum":65535}"#;
    of_u32: u32 => r#"{"type":"integer","minimum":0,"maximum":4294967295}"#;
    of_u64: u64 => r#"{"type":"integer","minimum":0}"#;
    of_usize: usize => r#"{"type":"integer","minimum":0}"#;
    of_f32: f32 => r#"{"type":"number"}"#;
    of_f64: f64 => r#"{"type":"number"}"#;
    nonzero_i8: NonZero<i8> => r#"{"type":"integer","minimum":-128,"maximum":127}"#;
    nonzero_u8: NonZero<u8> => r#"{"type":"integer","minimum":1,"maximum":255}"#;
    nonzero_u32: NonZero<u32> => r#"{"type":"integer","minimum":1,"maximum":4294967295}"#;
    nonzero_i64: NonZero<i64> => r#"{"type":"integer"}"#;
    nonzero_u64: NonZero<u64> => r#"{"type":"integer","minimum":1}"#;
    boolean: bool => r#"{"type":"boolean"}"#;
}

// Texts.
fields! {
    string: String => r#"{"type":"string"}"#;
    boxed_text: Box<str> => r#"{"type":"string"}"#;
    shared_text: Arc<str> => r#"{"type":"string"}"#;
    counted_text: Rc<str> => r#"{"type":"string"}"#;
    borrowed_text: Cow<'static, str> => r#"{"type":"string"}"#;
    text_reference: &'static str => r#"{"type":"string"}"#;
    character: char => r#"{"type":"string","minLength":1,"maxLength":1}"#;
    path: PathBuf => r#"{"type":"string"}"#;
    address: IpAddr => r#"{"type":"string"}"#;
    address_of_four: Ipv4Addr => r#"{"type":"string","format":"ipv4"}"#;
    address_of_six: Ipv6Addr => r#"{"type":"string","format":"ipv6"}"#;
    socket: SocketAddr => r#"{"type":"string"}"#;
    socket_of_four: SocketAddrV4 => r#"{"type":"string"}"#;
}

// Types of other crates.
fields! {
    uuid: uuid1::Uuid => r#"{"type":"string","format":"uuid"}"#;
    url: url2::Url => r#"{"type":"string"}"#;
    email_address: email_address02::EmailAddress => r#"{"type":"string","format":"email"}"#;
    chrono_date: chrono04::NaiveDate => r#"{"type":"string","format":"date"}"#;
    chrono_date_time: chrono04::DateTime<chrono04::Utc> => r#"{"type":"string","format":"date-time"}"#;
    chrono_time: chrono04::NaiveTime => r#"{"type":"string"}"#;
    jiff_date: jiff02::civil::Date => r#"{"type":"string","format":"date"}"#;
    jiff_timestamp: jiff02::Timestamp => r#"{"type":"string"}"#;
    time_date: time03::Date => r#"{"type":"string","format":"date"}"#;
    time_date_time: time03::OffsetDateTime => r#"{"type":"string"}"#;
}

// Lists and tuples.
fields! {
    list: Vec<String> => r#"{"type":"array","items":{"type":"string"}}"#;
    list_of_lists: Vec<Vec<bool>> => r#"{"type":"array","items":{"type":"array","items":{"type":"boolean"}}}"#;
    queue: VecDeque<u8> => r#"{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}}"#;
    ordered_set: BTreeSet<i64> => r#"{"type":"array","items":{"type":"integer"}}"#;
    hashed_set: HashSet<String> => r#"{"type":"array","items":{"type":"string"}}"#;
    boxed_slice: Box<[f64]> => r#"{"type":"array","items":{"type":"number"}}"#;
    shared_slice: Arc<[i8]> => r#"{"type":"array","items":{"type":"integer","minimum":-128,"maximum":127}}"#;
    borrowed_slice: Cow<'static, [bool]> => r#"{"type":"array","items":{"type":"boolean"}}"#;
    array: [u8; 3] => r#"{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"minItems":3,"maxItems":3}"#;
    empty_array: [String; 0] => r#"{"type":"array","items":{"type":"string"},"minItems":0,"maxItems":0}"#;
    array_of_arrays: [[i64; 2]; 2] => r#"{"type":"array","items":{"type":"array","items":{"type":"integer"},"minItems":2,"maxItems":2},"minItems":2,"maxItems":2}"#;
    single: (bool,) => r#"{"type":"array","prefixItems":[{"type":"boolean"}],"minItems":1,"maxItems":1}"#;
    pair: (String, u8) => r#"{"type":"array","prefixItems":[{"type":"string"},{"type":"integer","minimum":0,"maximum":255}],"minItems":2,"maxItems":2}"#;
    triple: (f64, Option<bool>, Vec<i64>) => r#"{"type":"array","prefixItems":[{"type":"number"},{"anyOf":[{"type":"boolean"},{"type":"null"}]},{"type":"array","items":{"type":"integer"}}],"minItems":3,"maxItems":3}"#;
    twelve: (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, bool) => r#"{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"boolean"}],"minItems":12,"maxItems":12}"#;
    list_of_optional: Vec<Option<u8>> => r#"{"type":"array","items":{"anyOf":[{"type":"integer","minimum":0,"maximum":255},{"type":"null"}]}}"#;
    array_of_optional: [Option<String>; 2] => r#"{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}]},"minItems":2,"maxItems":2}"#;
    list_of_pairs: Vec<(String, Option<f64>)> => r#"{"type":"array","items":{"type":"array","prefixItems":[{"type":"string"},{"anyOf":[{"type":"number"},{"type":"null"}]}],"minItems":2,"maxItems":2}}"#;
}

// Maps, and what may be anything.
fields! {
    map: BTreeMap<String, i64> => r#"{"type":"object","additionalProperties":{"type":"integer"}}"#;
    hashed_map: HashMap<String, bool> => r#"{"type":"object","additionalProperties":{"type":"boolean"}}"#;
    map_of_boxed_names: BTreeMap<Box<str>, u8> => r#"{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255}}"#;
    map_of_shared_names: BTreeMap<Arc<str>, u8> => r#"{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255}}"#;
    map_of_borrowed_names: BTreeMap<Cow<'static, str>, u8> => r#"{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255}}"#;
    map_of_characters: BTreeMap<char, bool> => r#"{"type":"object","additionalProperties":{"type":"boolean"}}"#;
    map_of_optional: BTreeMap<String, Option<i64>> => r#"{"type":"object","additionalProperties":{"anyOf":[{"type":"integer"},{"type":"null"}]}}"#;
    map_of_maps: BTreeMap<String, BTreeMap<String, f64>> => r#"{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"number"}}}"#;
    map_of_lists: HashMap<String, Vec<char>> => r#"{"type":"object","additionalProperties":{"type":"array","items":{"type":"string","minLength":1,"maxLength":1}}}"#;
    anything: serde_json::Value => r#"{}"#;
    any_object: serde_json::Map<String, serde_json::Value> => r#"{"type":"object"}"#;
    list_of_anything: Vec<serde_json::Value> => r#"{"type":"array","items":{}}"#;
    map_of_anything: BTreeMap<String, serde_json::Value> => r#"{"type":"object","additionalProperties":{}}"#;
}

// Pointers.
fields! {
    boxed: Box<u8> => r#"{"type":"integer","minimum":0,"maximum":255}"#;
    counted: Rc<bool> => r#"{"type":"boolean"}"#;
    shared: Arc<Vec<i64>> => r#"{"type":"array","items":{"type":"integer"}}"#;
    borrowed: Cow<'static, u16> => r#"{"type":"integer","minimum":0,"maximum":65535}"#;
    twice_boxed: Box<Box<String>> => r#"{"type":"string"}"#;
}

// Options.
fields! {
    optional: Option<u8> => r#"{"type":"integer","minimum":0,"maximum":255}"#;
    optional_text: Option<String> => r#"{"type":"string"}"#;
    optional_list: Option<Vec<bool>> => r#"{"type":"array","items":{"type":"boolean"}}"#;
    optional_map: Option<BTreeMap<String, f64>> => r#"{"type":"object","additionalProperties":{"type":"number"}}"#;
    optional_box: Option<Box<i64>> => r#"{"type":"integer"}"#;
    boxed_option: Box<Option<i64>> => r#"{"type":"integer"}"#;
    optional_anything: Option<serde_json::Value> => r#"{}"#;
    optional_pair: Option<(i64, bool)> => r#"{"type":"array","prefixItems":[{"type":"integer"},{"type":"boolean"}],"minItems":2,"maxItems":2}"#;
    optional_list_of_optional: Option<Vec<Option<bool>>> => r#"{"type":"array","items":{"anyOf":[{"type":"boolean"},{"type":"null"}]}}"#;
}
