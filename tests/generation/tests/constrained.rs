//! Whatever a provider's grammar lets a model write, `read` takes, or refuses for a limit
//! that the dialect could not say.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use schema_core::object::Profile;
use schema_generation_tests::types::Case;
use schema_generation_tests::{Generator, types};

/// How many values of each type: `VALUES=10000` in the gate.
fn values() -> usize {
    std::env::var("VALUES").ok().and_then(|count| count.parse().ok()).unwrap_or(100)
}

#[test]
fn what_all_providers_take_is_read() {
    judge(Profile::Portable, values());
}

#[test]
fn what_openai_takes_is_read() {
    judge(Profile::OpenAi, values() / 20 + 20);
}

#[test]
fn what_anthropic_takes_is_read() {
    judge(Profile::Anthropic, values() / 20 + 20);
}

#[test]
fn what_gemini_takes_is_read() {
    judge(Profile::Gemini, values() / 20 + 20);
}

fn judge(profile: Profile, values: usize) {
    let cases: Vec<Case> =
        types::all().into_iter().filter(|case| case.schema.for_profile(profile).is_ok()).collect();
    assert!(cases.len() >= 40, "{profile} takes {} types only", cases.len());
    let half = cases.len() / 2;
    let taken = std::thread::scope(|scope| {
        let (first, second) = cases.split_at(half);
        let other = scope.spawn(move || taken(profile, second, values));
        taken(profile, first, values) + other.join().unwrap()
    });
    // The values of some hardly ever keep a limit that is not said.
    assert!(taken >= 30, "{profile}: values of {taken} types only");
}

/// How many of the types some values are read of.
fn taken(profile: Profile, cases: &[Case], values: usize) -> usize {
    cases.iter().filter(|case| read_all(profile, case, values) > 0).count()
}

fn read_all(profile: Profile, case: &Case, values: usize) -> usize {
    let text = case.schema.for_profile(profile).unwrap().to_json();
    let mut generator = Generator::new(&text, 7)
        .unwrap_or_else(|error| panic!("{} for {profile}: {error}\n{text}", case.name));
    let mut taken = 0;
    for _ in 0..values {
        let answer = generator.generate().unwrap();
        let value = serde_json::from_str(&answer)
            .unwrap_or_else(|error| panic!("{}: {error}: {answer}", case.name));
        match (case.read)(value) {
            Ok(()) => taken += 1,
            Err(error) => assert!(
                is_of_limits(&error),
                "{} for {profile}: {answer}\n{error}\n{text}",
                case.name,
            ),
        }
    }
    taken
}

/// Whether each line of an error is about a limit, not about a type, a name or a choice.
fn is_of_limits(error: &str) -> bool {
    const LIMITS: [&str; 12] = [
        "must be at least",
        "must be at most",
        "must be more than",
        "must be less than",
        "must be a multiple of",
        "must have at least",
        "must have at most",
        "must match the pattern",
        "must not hold a value twice",
        "must not be 0",
        "more like this",
        "must be a date",
    ];
    const FORMATS: [&str; 4] = [
        "must be an e-mail address",
        "must be a complete URI",
        "must be an IPv4",
        "must be a UUID",
    ];
    let known = |line: &str| LIMITS.iter().chain(&FORMATS).any(|words| line.contains(words));
    error.lines().all(known)
}
