//! What serde writes of a value is legal for the schema of its type, and is read back as
//! the same, by serde alone and by `read`: random values of many types. `VALUES=100000` makes so many of each.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZero;

use schema_core::ToolSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A small generator (xorshift): the same values in each run.
pub(super) struct Rng(pub(super) u64);

impl Rng {
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap()
    }

    /// Some of what `of` makes, and often none.
    fn some<T>(&mut self, mut of: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(4)).map(|_| of(self)).collect()
    }
}

pub(super) trait Random {
    fn random(rng: &mut Rng) -> Self;
}

macro_rules! integers {
    ($($int:ty)*) => {$(
        impl Random for $int {
            #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
            fn random(rng: &mut Rng) -> Self {
                match rng.below(5) {
                    0 => <$int>::MIN,
                    1 => <$int>::MAX,
                    2 => 0,
                    _ => rng.next() as $int,
                }
            }
        }
    )*};
}
integers!(i8 i32 i64 u8 u16 u32 u64);

impl Random for f64 {
    fn random(rng: &mut Rng) -> Self {
        let value = Self::from_bits(rng.next());
        if value.is_finite() { value } else { -0.5 }
    }
}

impl Random for bool {
    fn random(rng: &mut Rng) -> Self {
        rng.below(2) == 0
    }
}

impl Random for char {
    fn random(rng: &mut Rng) -> Self {
        *['a', '"', '\\', '\n', 'é', '寸', '💩', '\0'].get(rng.below(8)).unwrap()
    }
}

impl Random for String {
    fn random(rng: &mut Rng) -> Self {
        rng.some(char::random).into_iter().collect()
    }
}

impl Random for Ipv4Addr {
    fn random(rng: &mut Rng) -> Self {
        Self::from(u32::random(rng))
    }
}

impl Random for Ipv6Addr {
    fn random(rng: &mut Rng) -> Self {
        Self::from(u128::from(rng.next()) << rng.below(64))
    }
}

impl Random for IpAddr {
    fn random(rng: &mut Rng) -> Self {
        if rng.below(2) == 0 {
            Self::V4(Random::random(rng))
        } else {
            Self::V6(Random::random(rng))
        }
    }
}

impl Random for SocketAddr {
    fn random(rng: &mut Rng) -> Self {
        Self::new(IpAddr::random(rng), u16::random(rng))
    }
}

impl Random for jiff02::civil::DateTime {
    fn random(rng: &mut Rng) -> Self {
        let mut below = |end: usize| i8::try_from(rng.below(end)).unwrap();
        let (month, day) = (1 + below(12), 1 + below(28));
        let (hour, minute, second) = (below(24), below(60), below(60));
        let year = i16::try_from(1 + rng.below(9998)).unwrap();
        let nanos = [0, 1, 120_000_000, 999_999_999][rng.below(4)];
        Self::constant(year, month, day, hour, minute, second, nanos)
    }
}

impl Random for chrono04::NaiveDateTime {
    fn random(rng: &mut Rng) -> Self {
        jiff02::civil::DateTime::random(rng).to_string().parse().unwrap()
    }
}

impl Random for time03::OffsetDateTime {
    fn random(rng: &mut Rng) -> Self {
        let at = chrono04::NaiveDateTime::random(rng).and_utc();
        Self::from_unix_timestamp(at.timestamp()).unwrap()
    }
}

/// Parts and kin of the three above.
macro_rules! moments {
    ($($ty:ty: $from:ty, $made:expr;)*) => {$(
        impl Random for $ty {
            fn random(rng: &mut Rng) -> Self {
                let made: fn($from) -> Self = $made;
                made(<$from>::random(rng))
            }
        }
    )*};
}
moments! {
    jiff02::civil::Date: jiff02::civil::DateTime, |at| at.date();
    jiff02::civil::Time: jiff02::civil::DateTime, |at| at.time();
    jiff02::Timestamp: jiff02::civil::DateTime, |at| {
        at.to_zoned(jiff02::tz::TimeZone::UTC).unwrap().timestamp()
    };
    chrono04::NaiveDate: chrono04::NaiveDateTime, |at| at.date();
    chrono04::NaiveTime: chrono04::NaiveDateTime, |at| at.time();
    chrono04::DateTime<chrono04::Utc>: chrono04::NaiveDateTime, |at| at.and_utc();
    chrono04::DateTime<chrono04::FixedOffset>: chrono04::NaiveDateTime, |at| {
        at.and_local_timezone(chrono04::FixedOffset::east_opt(5400).unwrap()).unwrap()
    };
    time03::Date: time03::OffsetDateTime, |at| at.date();
    time03::Time: time03::OffsetDateTime, |at| at.time();
    time03::PrimitiveDateTime: time03::OffsetDateTime, |at| {
        time03::PrimitiveDateTime::new(at.date(), at.time())
    };
}

impl Random for uuid1::Uuid {
    fn random(rng: &mut Rng) -> Self {
        Self::from_u64_pair(rng.next(), rng.next())
    }
}

impl Random for url2::Url {
    fn random(rng: &mut Rng) -> Self {
        let host = ["a.example", "[::1]:80", "127.0.0.1", "xn--bcher-kva.example"][rng.below(4)];
        let mut url = Self::parse(&format!("https://{host}/")).unwrap();
        url.set_path(&String::random(rng));
        url.set_query(Option::<String>::random(rng).as_deref());
        url
    }
}

impl Random for email_address02::EmailAddress {
    fn random(rng: &mut Rng) -> Self {
        let text = ["a@b.example", "a.b+c@de.example", "\"a b\"@c.de"][rng.below(3)];
        text.parse().unwrap()
    }
}

impl Random for NonZero<u8> {
    fn random(rng: &mut Rng) -> Self {
        Self::new(u8::random(rng)).unwrap_or(Self::MIN)
    }
}

impl<T: Random> Random for Box<T> {
    fn random(rng: &mut Rng) -> Self {
        Self::new(T::random(rng))
    }
}

impl<T: Random> Random for Option<T> {
    fn random(rng: &mut Rng) -> Self {
        (rng.below(2) == 0).then(|| T::random(rng))
    }
}

impl<T: Random> Random for Vec<T> {
    fn random(rng: &mut Rng) -> Self {
        // Trees end.
        if rng.below(3) == 0 { rng.some(T::random) } else { Self::new() }
    }
}

impl<T: Random + Ord> Random for BTreeSet<T> {
    fn random(rng: &mut Rng) -> Self {
        rng.some(T::random).into_iter().collect()
    }
}

impl<K: Random + Ord, V: Random> Random for BTreeMap<K, V> {
    fn random(rng: &mut Rng) -> Self {
        rng.some(|rng| (K::random(rng), V::random(rng))).into_iter().collect()
    }
}

impl<T: Random, const N: usize> Random for [T; N] {
    fn random(rng: &mut Rng) -> Self {
        std::array::from_fn(|_| T::random(rng))
    }
}

impl<A: Random, B: Random> Random for (A, B) {
    fn random(rng: &mut Rng) -> Self {
        (A::random(rng), B::random(rng))
    }
}

/// Types with all derives, and random values of them.
macro_rules! types {
    () => {};
    (
        $(#[$of:meta])* struct $name:ident { $($(#[$at:meta])* $field:ident: $type:ty,)* }
        $($rest:tt)*
    ) => {
        #[derive(Debug, PartialEq, Serialize, Deserialize, ToolSchema)]
        $(#[$of])*
        pub(super) struct $name { $($(#[$at])* $field: $type,)* }

        impl Random for $name {
            #[allow(unused_variables)]
            fn random(rng: &mut Rng) -> Self {
                Self { $($field: <$type>::random(rng),)* }
            }
        }
        types!($($rest)*);
    };
    ($(#[$of:meta])* struct $name:ident($type:ty); $($rest:tt)*) => {
        #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToolSchema)]
        $(#[$of])*
        struct $name($type);

        impl Random for $name {
            fn random(rng: &mut Rng) -> Self {
                Self(<$type>::random(rng))
            }
        }
        types!($($rest)*);
    };
    (
        $(#[$of:meta])* enum $name:ident {
            $($(#[$on:meta])* $variant:ident
                $(($($(#[$before:meta])* $inner:ty),+))?
                $({ $($(#[$at:meta])* $field:ident: $type:ty),+ })?,)*
        }
        $($rest:tt)*
    ) => {
        #[derive(Debug, PartialEq, Serialize, Deserialize, ToolSchema)]
        $(#[$of])*
        enum $name {
            $($(#[$on])* $variant
                $(($($(#[$before])* $inner),+))?
                $({ $($(#[$at])* $field: $type),+ })?,)*
        }

        impl Random for $name {
            #[allow(unused_variables)]
            fn random(rng: &mut Rng) -> Self {
                let makers: &[fn(&mut Rng) -> Self] = &[$(|rng| $name::$variant
                    $(($(<$inner>::random(rng)),+))?
                    $({ $($field: <$type>::random(rng)),+ })?),*];
                makers[rng.below(makers.len())](rng)
            }
        }
        types!($($rest)*);
    };
}

types! {
    struct Numbers { a: i8, b: u8, c: i64, d: u64, e: f64, f: NonZero<u8>, }
    struct Texts { a: String, b: char, c: Ipv4Addr, d: Box<String>, }
    struct Lists { a: Vec<i64>, b: BTreeSet<String>, c: [u8; 3], d: (bool, String), }
    struct Maps { a: BTreeMap<String, i64>, b: BTreeMap<char, bool>, c: BTreeMap<Name, Vec<u8>>, }
    struct Nullable { a: Vec<Option<u8>>, b: BTreeMap<String, Option<f64>>, c: (Option<bool>, char), }
    struct Optional {
        #[serde(skip_serializing_if = "Option::is_none")]
        a: Option<i64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        b: Option<Vec<String>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        c: Option<Texts>,
    }
    struct Name(String);
    struct Many(Vec<Name>);
    struct Wrapped { a: Name, b: Many, }
    #[serde(rename_all = "SCREAMING-KEBAB-CASE")]
    struct Renamed { first_name: u8, #[serde(rename = "a/b~c")] odd: bool, r#type: String, }
    #[serde(deny_unknown_fields)]
    struct Closed { a: u8, #[serde(default)] b: bool, }
    struct Page { page: u32, size: u16, }
    struct Flattened { id: i32, #[serde(flatten)] page: Page, last: bool, }
    struct Open { id: u8, #[serde(flatten)] page: Page, #[serde(flatten)] more: BTreeMap<Key, i64>, }
    struct Key(Prefixed);
    struct Empty {}
    enum Choice { Red, Green, #[serde(rename = "dark blue")] Blue, }
    struct Choices { a: Choice, b: Vec<Choice>, }
    #[serde(tag = "kind", rename_all = "snake_case")]
    enum Internal { Unit, Rec { a: i64, b: String }, Page(Page), Boxed(Box<Closed>), }
    struct Internals { a: Internal, b: Vec<Internal>, }
    #[serde(tag = "t", content = "c")]
    enum Adjacent { Unit, New(i64), Pair(u8, bool), Rec { a: char }, List(Vec<f64>), Page(Page), }
    struct Adjacents { a: Adjacent, b: BTreeMap<String, Adjacent>, }
    enum External { Unit, Other, New(String), Pair(u8, Option<bool>), Rec { a: u8 }, May(Option<i64>), }
    struct Externals { a: External, b: Vec<Option<External>>, }
    #[serde(untagged)]
    enum Untagged { Flag(bool), Text(String), List(Vec<u8>), Rec { a: u8 }, Number(f64), }
    struct Untaggeds { a: Untagged, b: Vec<Untagged>, }
    struct Tree { v: u8, #[field(recursive)] kids: Vec<Tree>, }
    #[serde(tag = "op")]
    enum Expr { Num { v: i64 }, Not { #[field(recursive)] of: Box<Expr> }, All { #[field(recursive)] of: Vec<Expr> }, }
    struct Calc { e: Expr, }
    struct Flags { a: bool, b: Vec<bool>, c: [bool; 2], }
    struct Deep { a: Vec<Vec<Vec<u8>>>, b: BTreeMap<String, BTreeMap<String, Vec<char>>>, }
    struct Boxed { a: Box<Page>, b: Box<Box<bool>>, c: Vec<Box<Internal>>, }
    struct ByName { a: BTreeMap<String, Internal>, b: BTreeMap<Name, External>, }
    #[serde(default)]
    struct Defaulted { a: u8, b: String, }
    struct Filled { #[field(default = 7)] a: u8, #[field(default = "x")] b: String, }
    #[serde(transparent)]
    struct Bare { inner: Page, }
    struct Bares { a: Bare, b: Vec<Bare>, }
    #[serde(tag = "t", content = "c")]
    enum Either { Left(Vec<Internal>), Right(BTreeMap<String, Untagged>), }
    struct Eithers { a: Either, b: (Either, u8), }
    struct Folder { name: String, #[field(recursive)] files: Vec<File>, }
    enum File { Text(String), Folder(#[field(recursive)] Box<Folder>), }
    struct Dates {
        a: chrono04::NaiveDate,
        b: jiff02::civil::Date,
        c: Vec<time03::Date>,
        d: BTreeMap<String, chrono04::NaiveDate>,
    }
    struct Moments {
        a: chrono04::DateTime<chrono04::Utc>,
        b: chrono04::DateTime<chrono04::FixedOffset>,
        c: jiff02::Timestamp,
        d: time03::OffsetDateTime,
        e: Vec<chrono04::DateTime<chrono04::Utc>>,
    }
    struct Clocks {
        a: chrono04::NaiveTime,
        b: chrono04::NaiveDateTime,
        c: jiff02::civil::Time,
        d: jiff02::civil::DateTime,
        e: time03::Time,
        f: time03::PrimitiveDateTime,
    }
    struct Ids { a: uuid1::Uuid, b: Vec<uuid1::Uuid>, c: BTreeMap<String, uuid1::Uuid>, }
    struct Links { a: url2::Url, b: email_address02::EmailAddress, c: Vec<url2::Url>, }
    struct Hosts { a: IpAddr, b: Ipv6Addr, c: SocketAddr, d: Vec<Ipv4Addr>, }
    #[serde(tag = "kind")]
    enum Event {
        On { day: chrono04::NaiveDate, id: uuid1::Uuid },
        At { when: chrono04::DateTime<chrono04::Utc>, whom: Vec<email_address02::EmailAddress> },
        Seen(Hosts),
    }
    #[serde(untagged)]
    enum Which { Id { id: uuid1::Uuid }, Day { day: time03::Date, amount: Amount }, Link(url2::Url), }
    struct Events { events: Vec<Event>, #[serde(flatten)] ids: Ids, which: Vec<Which>, }
    struct Prices {
        a: Amount,
        #[field(min_items = 0, max_items = 3)]
        b: Vec<Amount>,
        #[field(pattern = "^[A-Z]{3}-[0-9]+$", max_length = 8)]
        c: Sku,
        #[field(min = -1000, max = 1000)]
        d: Small,
    }
    struct Order { tree: Tree, payment: Internal, items: Vec<Lists>, wrapped: Wrapped, }
}

impl Default for Defaulted {
    fn default() -> Self {
        Self { a: 7, b: "x".to_owned() }
    }
}

/// A text that no property of [`Page`] is named like, nor `id`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToolSchema)]
struct Prefixed(String);

impl Random for Prefixed {
    fn random(rng: &mut Rng) -> Self {
        Self(format!("x-{}", String::random(rng)))
    }
}

/// An amount of money: hundredths, as a decimal has them.
#[derive(Debug, PartialEq, Serialize, Deserialize, ToolSchema)]
#[schema(multiple_of = 0.01, min = -10_000_000, max = 10_000_000)]
struct Amount(f64);

impl Random for Amount {
    fn random(rng: &mut Rng) -> Self {
        let cents = i32::try_from(rng.below(2_000_000_000)).unwrap() - 1_000_000_000;
        // As its text is read.
        Self(format!("{}.{:02}", cents / 100, (cents % 100).abs()).parse().unwrap())
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize, ToolSchema)]
struct Sku(String);

impl Random for Sku {
    fn random(rng: &mut Rng) -> Self {
        Self(format!("ABC-{}", rng.below(10_000)))
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize, ToolSchema)]
struct Small(i32);

impl Random for Small {
    fn random(rng: &mut Rng) -> Self {
        Self(i32::try_from(rng.below(2001)).unwrap() - 1000)
    }
}

fn agrees<T>()
where
    T: ToolSchema + Random + Serialize + DeserializeOwned + PartialEq + Debug,
{
    let count = std::env::var("VALUES").map_or(1_000, |count| count.parse().unwrap());
    let schema = T::schema().to_value();
    let judge = jsonschema::draft202012::new(&schema).unwrap();
    let mut rng = Rng(0x9E37_79B9_7F4A_7C15);
    for _ in 0..count {
        let value = T::random(&mut rng);
        let json = serde_json::to_value(&value).unwrap();
        let errors: Vec<String> = judge.iter_errors(&json).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:#?}\nof {json}\nfor {schema}");
        let read: T = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(read, value);
        let read = T::read(json).unwrap_or_else(|error| panic!("{error}\nof {value:?}"));
        assert_eq!(read, value);
        assert!(value.write().is_ok(), "{value:?}");
    }
}

/// A test for each type.
macro_rules! tests {
    ($($test:ident: $type:ident;)+) => {$(
        #[test]
        fn $test() {
            agrees::<$crate::values::$type>();
        }
    )+};
    () => {
        $crate::values::tests! {
            numbers: Numbers;
            texts: Texts;
            lists: Lists;
            maps: Maps;
            nullable: Nullable;
            optional: Optional;
            wrapped: Wrapped;
            renamed: Renamed;
            closed: Closed;
            page: Page;
            flattened: Flattened;
            open: Open;
            empty: Empty;
            choices: Choices;
            internal: Internals;
            adjacent: Adjacents;
            external: Externals;
            untagged: Untaggeds;
            tree: Tree;
            calc: Calc;
            flags: Flags;
            deep: Deep;
            boxed: Boxed;
            by_name: ByName;
            defaulted: Defaulted;
            filled: Filled;
            bares: Bares;
            eithers: Eithers;
            folder: Folder;
            order: Order;
            dates: Dates;
            moments: Moments;
            clocks: Clocks;
            ids: Ids;
            links: Links;
            hosts: Hosts;
            events: Events;
            prices: Prices;
        }
    };
}
pub(super) use tests;

tests!();
