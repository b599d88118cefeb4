//! Variants as defaults, however they are written.

use schema_core::{ElicitEnum, ElicitSchema};

use crate::property_is;

#[derive(ElicitEnum)]
#[allow(clippy::upper_case_acronyms)] // that is how they are called
enum Currency {
    EUR,
    USD,
    S,
}

#[derive(ElicitEnum)]
enum Meal {
    Lunch,
    #[serde(skip)]
    #[allow(dead_code)] // never made
    Other(String),
}

#[derive(ElicitEnum)]
enum Sized<const N: usize> {
    Small,
}

#[derive(ElicitEnum)]
enum Guarded {
    First,
    Second,
}

impl Drop for Guarded {
    fn drop(&mut self) {}
}

struct Defaults;

impl Defaults {
    const CURRENCY: Currency = Currency::USD;
    const NAME: &'static str = "EUR";
    const COUNT: u8 = 3;
}

macro_rules! asks {
    ($name:ident: $meal:ty) => {
        #[derive(ElicitSchema)]
        #[allow(dead_code)] // only its schema
        struct $name {
            #[field(default = <$meal>::Lunch)]
            meal: $meal,
        }
    };
}
asks!(Ask: Meal);

const MONEY: &str = r#"{"type":"string","enum":["EUR","USD","S"],"default":"EUR"}"#;

#[test]
fn a_name_in_capitals_is_a_variant_or_a_constant() {
    property_is!(#[field(default = Currency::EUR)] Currency => MONEY);
    property_is!(#[field(default = Defaults::NAME)] Currency => MONEY);
    property_is!(#[field(default = Currency::S)] Currency => MONEY.replace(r#"t":"EUR"#, r#"t":"S"#));
    property_is!(#[field(default = Defaults::CURRENCY)] Option<Currency>
        => MONEY.replace(r#"t":"EUR"#, r#"t":"USD"#));
    property_is!(#[field(default = Defaults::COUNT)] u8
        => r#"{"type":"integer","minimum":0,"maximum":255,"default":3}"#);
    let list = r#"{"type":"array","items":{"type":"string","enum":["EUR","USD","S"]},"default":["S","EUR"]}"#;
    property_is!(#[field(default = [Currency::S, Currency::EUR])] Vec<Currency> => list);
    property_is!(#[field(default = ["S", Defaults::NAME])] Vec<Currency> => list);
}

#[test]
fn a_path_may_be_qualified() {
    let lunch = r#"{"type":"string","enum":["Lunch"],"default":"Lunch"}"#;
    property_is!(#[field(default = <Meal>::Lunch)] Meal => lunch);
    assert!(Ask::schema().to_string().contains(lunch));
    property_is!(#[field(default = Sized::<3>::Small)] Sized<3>
        => r#"{"type":"string","enum":["Small"],"default":"Small"}"#);
}

#[test]
fn an_enum_may_have_a_drop() {
    property_is!(#[field(default = Guarded::Second)] Guarded
        => r#"{"type":"string","enum":["First","Second"],"default":"Second"}"#);
}
