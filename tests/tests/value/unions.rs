//! Which branch of a union a value is of.

use schema_core::{ObjectSchema, ToolSchema};
use serde::Deserialize;
use serde_json::json;

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
struct Parcel {
    size: Size,
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Size {
    Small,
    Custom { width: u8 },
}

#[test]
fn a_text_that_is_no_variant_is_told_texts_and_keys() {
    // `validate` forgives no letter case.
    let violations = Parcel::schema().validate(&json!({ "size": "SMALL" })).unwrap_err();
    let wants = r#"/size: must be "small", or an object with one key, "custom", not"#;
    assert_eq!(violations.to_string(), format!(r#"{wants} "SMALL""#));
    assert_eq!(Parcel::read(json!({ "size": "SMALL" })).unwrap().size, Size::Small);
    let error = Parcel::read(json!({ "size": "huge" })).unwrap_err();
    assert_eq!(error.to_string(), format!(r#"{wants} "huge""#));
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
struct Order {
    amount: Amount,
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
#[serde(untagged)]
enum Amount {
    Boxes {
        #[field(max = 5, check = odd)]
        pieces: u8,
        boxes: u8,
    },
    Loose {
        pieces: u8,
        grams: Option<u8>,
    },
}

fn odd(pieces: &u8) -> Result<(), &'static str> {
    if pieces % 2 == 1 { Ok(()) } else { Err("come in odd numbers") }
}

/// Both branches can be meant: the rule of the one that is holds.
#[test]
fn the_rules_of_the_branch_that_fits_are_held() {
    let amount = Order::read(json!({ "amount": { "pieces": 3, "boxes": 1 } })).unwrap().amount;
    assert_eq!(amount, Amount::Boxes { pieces: 3, boxes: 1 });
    let error = Order::read(json!({ "amount": { "pieces": 4, "boxes": 1 } })).unwrap_err();
    assert_eq!(error.to_string(), "/amount/pieces: come in odd numbers");
}

/// What fits as it is, is not repaired into another branch, though that comes first.
#[test]
fn what_fits_is_not_repaired() {
    let read = Order::read_lenient(r#"{"amount":{"pieces":7,"boxes":"1"}}"#).unwrap();
    assert_eq!(read.value().amount, Amount::Loose { pieces: 7, grams: None });
    assert_eq!(read.changes(), []);
}

/// The closest one can't be repaired: another can.
#[test]
fn what_fits_once_it_is_repaired_is_taken() {
    let read = Order::read_lenient(r#"{"amount":{"pieces":7,"boxes":1,"grams":"20"}}"#).unwrap();
    assert_eq!(read.value().amount, Amount::Loose { pieces: 7, grams: Some(20) });
    assert_eq!(read.changes()[0].to_string(), "/amount/grams: read the text \"20\" as a number");
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
struct Delivery {
    to: Recipient,
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
#[serde(untagged)]
enum Recipient {
    Office { phone: Phone, floor: u8 },
    Person { phone: Phone },
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
#[serde(untagged)]
enum Phone {
    Words(String),
    Numbers(Vec<u32>),
}

/// The branch that takes a list is asked, though another comes first.
#[test]
fn the_item_of_a_list_in_a_union_is_made_one_in_a_union_too() {
    let read = Delivery::read_lenient(r#"{"to":{"phone":12,"floor":"3"}}"#).unwrap();
    assert_eq!(read.value().to, Recipient::Office { phone: Phone::Numbers(vec![12]), floor: 3 });
    let changes: Vec<String> = read.changes().iter().map(ToString::to_string).collect();
    let list = "/to/phone: made a list of the one value";
    assert_eq!(changes, [list, "/to/floor: read the text \"3\" as a number"]);
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
struct Call {
    phone: Phone,
}

/// Where no list takes the item, the first says why.
#[test]
fn what_is_no_item_of_a_list_in_a_union_is_told_so() {
    let error = Call::read_lenient(r#"{"phone":true}"#).unwrap_err();
    assert_eq!(error.to_string(), "/phone/0: must be a whole number, not true");
}

/// A value is judged by the branch that it says it is of, also where another is closer and
/// the branches are mentions.
#[test]
fn what_a_mentioned_branch_is_called_tells_it_from_others() {
    let branch = |kind: &str, names: &[&str]| {
        let mut properties = serde_json::Map::new();
        properties.insert("kind".to_owned(), json!({ "type": "string", "enum": [kind] }));
        properties.extend(names.iter().map(|name| ((*name).to_owned(), json!({ "type": "null" }))));
        let required: Vec<&String> = properties.keys().collect();
        json!({ "type": "object", "required": required, "properties": properties })
    };
    let schema = ObjectSchema::from_value(&json!({
        "type": "object",
        "properties": {
            "p": { "anyOf": [{ "$ref": "#/$defs/A" }, { "$ref": "#/$defs/B" }] },
        },
        "$defs": { "A": branch("a", &[]), "B": branch("b", &["m", "n"]) },
    }));
    let schema = schema.unwrap();
    let violations = schema.validate(&json!({ "p": { "kind": "b" } })).unwrap_err();
    let pointers: Vec<_> = violations.iter().map(|violation| violation.pointer()).collect();
    assert_eq!(pointers, ["/p/m", "/p/n"]);
}

/// A closed object of one key is a branch by its key if it has to have it.
#[test]
fn an_object_of_one_key_is_told_by_it_where_it_is_required() {
    let schema = |required: bool| {
        let branch = |key: &str| {
            let required = if required { json!([key]) } else { json!([]) };
            let properties = json!({ key: { "type": "string" } });
            json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
        };
        let p = json!({ "anyOf": [branch("a"), branch("b")] });
        ObjectSchema::from_value(&json!({ "type": "object", "properties": { "p": p } })).unwrap()
    };
    let nothing = json!({ "p": {} });
    assert!(schema(false).validate(&nothing).is_ok());
    let violations = schema(true).validate(&nothing).unwrap_err();
    let says = "/p: must be an object with one key, \"a\" or \"b\", not an object without a key";
    assert_eq!(violations.to_string(), says);
}
