//! Text, numbers, `bool`, and the standard library's other types.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;

use schema_core::{Answer, ElicitSchema};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answers;

#[test]
fn text() {
    answers!(String: good ["", "größe"] bad [5, true, null, ["a"]]);
    answers!(Cow<'static, str>: good ["a"] bad [5]);
    answers!(Box<str>: good ["a"] bad [5]);
    answers!(Arc<str>: good ["a"] bad [{}]);
    answers!(char: good ["x", "💩"] bad ["", "xy", 5]);
    answers!(#[field(min_length = 2, max_length = 3)] String: good ["ab", "abc"] bad ["a", "abcd"]);
    answers!(#[field(format = "date")] String: good ["2024-02-29"] bad ["2026-02-30", "2026-8-6"]);
    answers!(PathBuf: good ["/a/b", ""] bad [5]);
    answers!(IpAddr: good ["127.0.0.1", "::1"] bad ["localhost", 5]);
    answers!(Ipv4Addr: good ["127.0.0.1"] bad ["::1"]);
    answers!(Ipv6Addr: good ["::1"] bad ["127.0.0.1"]);
    answers!(SocketAddr: good ["127.0.0.1:80"] bad ["127.0.0.1"]);
    answers!(SocketAddrV4: good ["127.0.0.1:80"] bad ["[::1]:80"]);
    answers!(SocketAddrV6: good ["[::1]:80"] bad ["127.0.0.1:80"]);
}

#[test]
fn integers() {
    answers!(i8: good [-128, 127, 30.0] bad [-129, 128, 0.5, "42", true, 1e300]);
    answers!(i16: good [-32768, 32767] bad [32768]);
    answers!(i32: good [-2_147_483_648_i64, 2_147_483_647] bad [2_147_483_648_i64]);
    answers!(i64: good [i64::MIN, i64::MAX, 3e1] bad [u64::MAX, 1e19, -1e19]);
    answers!(isize: good [-1] bad [1e19]);
    answers!(u8: good [0, 255] bad [-1, 256]);
    answers!(u16: good [65535] bad [65536]);
    answers!(u32: good [4_294_967_295_u32] bad [4_294_967_296_u64]);
    answers!(u64: good [0, u64::MAX] bad [-1, 2e19]);
    answers!(usize: good [0] bad [-1]);
}

#[test]
fn not_zero() {
    answers!(NonZero<i8>: good [-1, 127] bad [0, 0.0, 128]);
    answers!(NonZero<i16>: good [1] bad [0]);
    answers!(NonZero<i32>: good [1] bad [0]);
    answers!(NonZero<i64>: good [i64::MIN] bad [0, u64::MAX]);
    answers!(NonZero<isize>: good [1] bad [0]);
    answers!(NonZero<u8>: good [1, 255] bad [0, 256]);
    answers!(NonZero<u16>: good [1] bad [0]);
    answers!(NonZero<u32>: good [1] bad [0]);
    answers!(NonZero<u64>: good [u64::MAX] bad [0]);
    answers!(NonZero<usize>: good [1] bad [0]);
}

#[test]
fn numbers_and_booleans() {
    answers!(f32: good [0.1, -5, 3.4e38] bad [1e300, -1e300, "0.5", true]);
    answers!(f64: good [1e300, 2, 0.75] bad ["0.5", null]);
    answers!(#[field(min = 0, max = 0.5)] f64: good [0, 0.5] bad [-0.1, 0.50001]);
    answers!(#[field(min = 0.1)] f32: good [0.1] bad [0.09]);
    answers!(#[field(max = 0.1)] f32: good [0.1, -5] bad [0.100_001, 1e300]);
    answers!(bool: good [true, false] bad ["true", 1, 0]);
}

#[test]
fn wrapped() {
    answers!(Option<u8>: good [5, null] bad [256, "5"]);
    answers!(Box<String>: good ["a"] bad [5]);
    answers!(Option<Box<bool>>: good [true, null] bad [1]);
}

#[derive(Debug, PartialEq, Deserialize, ElicitSchema)]
#[serde(deny_unknown_fields)]
struct Defaults {
    #[field(default = false)]
    a: bool,
    #[field(default = 0)]
    b: i32,
    #[field(default = "")]
    c: String,
    #[field(default = 0.6)]
    d: f64,
    #[field(default = 0.1)]
    e: f32,
    #[field(default = 7)]
    f: Option<u8>,
    #[serde(default)]
    g: u8,
    #[serde(rename = "type")]
    h: Option<String>,
}

fn accepted(content: &Value) -> Defaults {
    Defaults::answer(json!({"action": "accept", "content": content})).unwrap().accepted().unwrap()
}

#[test]
fn absent_fields_get_their_default() {
    let empty =
        Defaults { a: false, b: 0, c: String::new(), d: 0.6, e: 0.1, f: None, g: 0, h: None };
    assert_eq!(accepted(&json!({})), empty);
    assert_eq!(accepted(&json!({"a": null, "f": null, "_ui": "v2", "h": 5})), empty);
    assert_eq!(Defaults::answer(json!({"action": "accept"})).unwrap(), Answer::Accept(empty));
    let given = accepted(&json!({"a": true, "b": 2.0, "f": 0, "g": 9, "type": "x"}));
    assert_eq!(
        (given.a, given.b, given.f, given.g, given.h.as_deref()),
        (true, 2, Some(0), 9, Some("x"))
    );
}

#[test]
fn decline_and_cancel_carry_nothing() {
    let answer = |value| Defaults::answer(value).unwrap();
    assert_eq!(answer(json!({"action": "cancel"})), Answer::Cancel);
    assert_eq!(answer(json!({"action": "decline", "content": {"b": "garbage"}})), Answer::Decline);
}
