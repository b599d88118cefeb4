//! Types of one's own as fields: a newtype by derive, and one by hand.

use schema_core::{ElicitField, ElicitSchema, FieldSpec, kind};
use serde::{Deserialize, Deserializer, de::Error};
use serde_json::json;

/// The limits travel with the type.
#[derive(Debug, ElicitField, Deserialize)]
#[field(title = "Age", min = 18)]
#[allow(dead_code)] // printed only
struct Age(u8);

/// A colour that a person writes as `#ff8800`.
#[derive(Debug)]
#[allow(dead_code)] // printed only
struct Colour {
    red: u8,
    green: u8,
    blue: u8,
}

/// What the form can say of it: text of seven characters. The rest is said by
/// its `Deserialize`, whose refusal comes back with the name of the field.
impl ElicitField for Colour {
    type Kind = kind::StringField;
    const SPEC: FieldSpec<'static, kind::StringField> =
        FieldSpec::string().min_length(7).max_length(7).description("Like #ff8800");
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.strip_prefix('#').and_then(|hex| u32::from_str_radix(hex, 16).ok());
        let Some(digits) = digits else {
            return Err(D::Error::custom("a colour is # and six digits from 0 to f"));
        };
        let [_, red, green, blue] = digits.to_be_bytes();
        Ok(Self { red, green, blue })
    }
}

#[derive(Debug, ElicitSchema, Deserialize)]
#[allow(dead_code)] // printed only
struct Player {
    #[field(max = 99)]
    age: Age,
    colour: Option<Colour>,
}

fn main() {
    println!("{:#}\n", Player::schema());
    let contents = [
        json!({"age": 20, "colour": "#ff8800"}),
        json!({"age": 17}),
        json!({"age": 20, "colour": "orange!"}),
    ];
    for content in contents {
        match Player::answer(json!({"action": "accept", "content": content})) {
            Ok(answer) => println!("{answer:?}"),
            Err(error) => println!("refused: {error}"),
        }
    }
}
