//! How much of everything one schema may have.

use schema_core::ObjectSchema;
use schema_core::object::{ObjectBuilder, Profile, Schema, Type};

fn objects(levels: usize) -> ObjectSchema<'static> {
    let inner = (1..levels)
        .fold(ObjectSchema::builder(), |inner, _| ObjectSchema::builder().required("in", inner));
    inner.build().unwrap()
}

fn properties(
    count: usize,
    property: impl Fn(ObjectBuilder, String) -> ObjectBuilder,
) -> ObjectSchema<'static> {
    let object = (0..count)
        .fold(ObjectSchema::builder(), |object, index| property(object, format!("p{index}")));
    object.build().unwrap()
}

/// The profile takes `most`, and says of one more how many there may be.
fn at_most(profile: Profile, most: usize, of: impl Fn(usize) -> ObjectSchema<'static>) {
    assert!(of(most).for_profile(profile).is_ok(), "{profile} takes {most}");
    let error = of(most + 1).for_profile(profile).unwrap_err();
    let [fault] = error.faults() else { panic!("{error}") };
    assert_eq!(fault.pointer(), "");
    let text = fault.to_string();
    assert!(
        text.contains(&format!("{} ", most + 1)) && text.contains(&format!("takes {most}")),
        "{text}"
    );
}

#[test]
fn openai_counts_levels_properties_and_values() {
    at_most(Profile::OpenAi, 10, objects);
    at_most(Profile::OpenAi, 5_000, |count| {
        properties(count, |object, name| object.required(name, Type::null()))
    });
    at_most(Profile::OpenAi, 1_000, |count| {
        // Short enums each, or their characters count as well.
        properties(count, |object, name| object.required(name, Type::string().options(["a"])))
    });
}

#[test]
fn openai_counts_characters() {
    let values = |length: usize| {
        let options = (0..300).map(|index| format!("{index:0length$}"));
        properties(1, |object, name| object.required(name, Type::string().options(options.clone())))
    };
    assert!(values(50).for_profile(Profile::OpenAi).is_ok());
    let error = values(51).for_profile(Profile::OpenAi).unwrap_err().to_string();
    assert!(error.contains("15300 characters in the values of one `enum`"), "{error}");

    let names = |length: usize| {
        properties(1_000, |object, name| object.required(format!("{name:_>length$}"), Type::null()))
    };
    assert!(names(120).for_profile(Profile::OpenAi).is_ok());
    assert!(names(121).for_profile(Profile::OpenAi).is_err());
}

#[test]
fn anthropic_counts_what_may_be_left_out() {
    at_most(Profile::Anthropic, 24, |count| {
        properties(count, |object, name| object.optional(name, Type::null()))
    });
}

#[test]
fn unions_are_counted_with_those_that_null_makes() {
    let unions = |count| {
        properties(count, |object, name| {
            object.required(
                name,
                Type::any_of([Schema::from(Type::string()), Type::integer().into()]),
            )
        })
    };
    at_most(Profile::Anthropic, 16, unions);
    at_most(Profile::Portable, 16, unions);
    // There, what may be left out may be null instead.
    at_most(Profile::Portable, 16, |count| {
        properties(count, |object, name| object.optional(name, Type::string()))
    });
    // One branch is no union.
    let single = |count| {
        properties(count, |object, name| {
            object.required(name, Type::any_of([Schema::from(Type::string())]))
        })
    };
    assert!(single(40).for_profile(Profile::Anthropic).is_ok());
}

#[test]
fn gemini_publishes_no_limits() {
    assert!(objects(40).for_profile(Profile::Gemini).is_ok());
    assert!(
        properties(6_000, |object, name| object.optional(name, Type::null()))
            .for_profile(Profile::Gemini)
            .is_ok()
    );
}
