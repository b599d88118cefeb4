//! `validate` against the `jsonschema` crate, over random schemas and values: both take
//! the same ones. `PAIRS=1000000` tries so many.
//!
//! No difference is known within what is generated here. Beyond it there are eight. A format
//! other than the four of forms is an annotation, as JSON Schema has it, but where a Rust type
//! reads it: then what the type reads is taken, as a UUID without its dashes. An address or a
//! URI of other scripts than Latin is judged by other RFCs. A mailbox is one at a host name. An
//! integer beyond 64 bits is never taken. An integer with an `x-mcp-header` is one that a header
//! can carry. Of a Rust type: a set counts its different items, the names of a map are read by
//! the type of its keys, and serde reads a struct from a list as well.

use schema_core::object::ObjectSchema;

use crate::random::{Rng, document, value};

const VALUES: u32 = 20;

#[test]
fn validate_agrees_with_jsonschema() {
    let pairs = std::env::var("PAIRS").map_or(20_000, |count| count.parse().unwrap());
    // Two at once: a million take a while.
    let mut other = Rng::new();
    other.0 = !other.0;
    std::thread::scope(|scope| {
        scope.spawn(|| agree(other, pairs / 2));
        agree(Rng::new(), pairs / 2);
    });
}

fn agree(mut rng: Rng, pairs: u32) {
    let mut taken = 0;
    let mut judged = 0;
    while judged < pairs {
        let json = document(&mut rng, 3);
        let schema = ObjectSchema::from_value(&json).unwrap();
        assert!(schema.unjudged().is_empty(), "{json}: {:?}", schema.unjudged());
        let judge =
            jsonschema::draft202012::options().should_validate_formats(true).build(&json).unwrap();
        for _ in 0..VALUES {
            let value = value(&mut rng, &json, &json, 9);
            let found = schema.validate(&value);
            assert_eq!(found.is_ok(), judge.is_valid(&value), "{found:?}\nof {value}\nfor {json}");
            taken += u32::from(found.is_ok());
            judged += 1;
        }
    }
    assert!(taken > pairs / 10 && taken < pairs / 10 * 9, "{taken} of {pairs}");
}
