//! What the compiler proves and what is found at run time are the same.

use schema_core::object::{Profile, profile};
use schema_core::{ElicitEnum, ElicitSchema, ObjectSchema, ToolSchema};

macro_rules! tools {
    ($($(#[$meta:meta])* $name:ident { $($body:tt)* })*) => {$(
        #[derive(ToolSchema)]
        #[allow(dead_code)]
        $(#[$meta])*
        struct $name { $($body)* }
    )*};
}

tools! {
    #[schema(profiles("openai", "anthropic", "gemini", "portable"))]
    Everything {
        name: String,
        #[field(min_items = 1, max_items = 20)]
        lines: Vec<Line>,
        payment: Payment,
        #[field(max_length = 5)]
        note: Option<String>,
        unit: Unit,
        address: Option<Address>,
        list: [Option<u8>; 2],
    }
    Line { #[field(min = 1)] count: u32, #[field(pattern = "^[a-z]$")] sku: String }
    #[schema(profiles("openai", "gemini"))]
    Chain { value: u8, #[field(recursive)] next: Option<Box<Chain>> }
    #[schema(profiles("openai", "gemini"))]
    Holder { first: Chain, all: Vec<Chain> }
    #[schema(profiles("openai"))]
    Tree { value: u8, #[field(recursive)] children: Vec<Tree> }
    #[schema(profiles("mcp", "gemini"))]
    Open { any: serde_json::Value, map: std::collections::BTreeMap<String, u8>, pair: (u8, String) }
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
#[allow(dead_code)]
struct Page<T> {
    items: Vec<T>,
    next: Option<u32>,
}

#[derive(ToolSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(dead_code)]
enum Payment {
    Invoice,
    Card { last4: String },
}

#[derive(ElicitEnum)]
#[allow(dead_code)]
enum Unit {
    Kg,
    Lb,
}

#[derive(ElicitSchema)]
#[allow(dead_code)]
struct Address {
    street: String,
}

/// What a generic type holds is looked at where a concrete one holds it.
#[derive(ToolSchema)]
#[schema(profiles("openai"))]
#[allow(dead_code)]
struct Pages {
    lines: Page<Line>,
    units: Page<Unit>,
}

/// The type is proven for the profile: so it is said in it, by either way.
macro_rules! proven {
    ($($ty:ty: $($dialect:ident)*;)*) => {$($(
        let at_run_time = <$ty>::schema().for_profile(Profile::$dialect).unwrap();
        assert_eq!(<$ty>::schema_for::<profile::$dialect>(), &at_run_time);
        assert_eq!(<$ty>::json_for::<profile::$dialect>(), at_run_time.to_json());
        // Made once.
        let twice = [(); 2].map(|()| std::ptr::from_ref(<$ty>::schema_for::<profile::$dialect>()));
        assert_eq!(twice[0], twice[1]);
    )*)*};
}

#[test]
fn what_is_proven_is_said() {
    proven! {
        Everything: OpenAi Anthropic Gemini Portable;
        Chain: OpenAi Gemini;
        Holder: OpenAi Gemini;
        Tree: OpenAi;
        Open: Mcp Gemini;
        Page<Line>: OpenAi;
        Page<String>: OpenAi;
        Pages: OpenAi;
    }
    assert_ne!(
        Page::<Line>::json_for::<profile::OpenAi>(),
        Page::<String>::json_for::<profile::OpenAi>()
    );
}

#[test]
fn what_is_not_proven_is_refused_at_run_time() {
    let refuses = |schema: &ObjectSchema<'_>, profile| schema.for_profile(profile).is_err();
    assert!(
        refuses(Chain::schema(), Profile::Anthropic) && refuses(Chain::schema(), Profile::Portable)
    );
    assert!(
        refuses(Tree::schema(), Profile::Gemini) && refuses(Tree::schema(), Profile::Anthropic)
    );
    for profile in [Profile::OpenAi, Profile::Anthropic, Profile::Portable] {
        assert!(refuses(Open::schema(), profile));
    }
}

const _: () = assert!(profile::fit_one_request(
    Profile::Anthropic,
    &[Everything::SCHEMA, Line::SCHEMA, Holder::SCHEMA],
));

#[test]
fn the_limits_of_a_request_are_sums() {
    tools! {
        Many {
            a: Option<u8>, b: Option<u8>, c: Option<u8>, d: Option<u8>, e: Option<u8>, f: Option<u8>,
            g: Option<u8>, h: Option<u8>, i: Option<u8>, j: Option<u8>, k: Option<u8>, l: Option<u8>,
        }
        Few { a: u8 }
    }
    let fit = profile::fit_one_request;
    assert!(fit(Profile::Anthropic, &[Many::SCHEMA, Many::SCHEMA]));
    assert!(!fit(Profile::Anthropic, &[Many::SCHEMA, Many::SCHEMA, Everything::SCHEMA]));
    assert!(fit(Profile::OpenAi, &[Many::SCHEMA; 30]));
    assert!(
        fit(Profile::Anthropic, &[Few::SCHEMA; 20]) && !fit(Profile::Anthropic, &[Few::SCHEMA; 21])
    );
}
